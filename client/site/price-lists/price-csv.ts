import type { IntlShape } from 'react-intl';
import { converted, moneyDecimals } from '../../../common/market/format.ts';
import { asCsv } from '../market/csv.ts';
import type { MarketValue } from '../market/market.ts';

export { download } from '../market/csv.ts';

/** Prices as a spreadsheet reads them. */
export function pricesAsCsv(
  values: readonly MarketValue[],
  currency: string,
  rates: Readonly<Record<string, number>>,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string {
  const head = ['symbol', 'product', 'terms', 'price', 'currency', 'unit', 'daily_percent', 'weekly_percent'];
  const lines = values.map((value) => {
    const other = converted(value.value, value.currency, currency, rates);
    const shownIn = other === undefined ? value.currency : currency;
    return [
      value.symbol,
      formatMessage({ id: `market.${value.symbol}` }),
      formatMessage({ id: `market.${value.symbol}.terms` }),
      (other ?? value.value).toFixed(moneyDecimals(shownIn)),
      shownIn,
      value.unit ?? '',
      value.changePercent,
      value.weeklyChangePercent,
      value.source,
      value.indicative,
      value.lastUpdate,
    ];
  });
  return asCsv([[...head, 'source', 'indicative', 'published'], ...lines]);
}
