import type { IntlShape } from 'react-intl';
import { convertAmount, getMoneyDecimals } from '../../../common/market/format.ts';
import { toCsv } from '../market/csv.ts';
import { hasDailyChange, isExample, type MarketValue } from '../market/market.ts';

export { downloadCsv } from '../market/csv.ts';

/** Converts prices to CSV, in the selected currency where a rate exists. The note of an example states that the value is not a market price. */
export function pricesToCsv(
  values: readonly MarketValue[],
  currency: string,
  rates: Readonly<Record<string, number>>,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string {
  const columns = [
    'symbol',
    'product',
    'terms',
    'price',
    'currency',
    'unit',
    'daily_percent',
    'weekly_percent',
    'source',
    'kind',
    'published',
    'note',
  ];
  const rows = values.map((value) => {
    const convertedAmount = convertAmount(value.value, value.currency, currency, rates);
    const priceCurrency = convertedAmount === undefined ? value.currency : currency;
    return [
      value.symbol,
      formatMessage({ id: `market.${value.symbol}` }),
      formatMessage({ id: `market.${value.symbol}.terms` }),
      (convertedAmount ?? value.value).toFixed(getMoneyDecimals(priceCurrency)),
      priceCurrency,
      value.unit ?? '',
      hasDailyChange(value) ? value.changePercent : '',
      value.weeklyChangePercent ?? '',
      value.source,
      value.kind,
      isExample(value) ? '' : value.lastUpdate,
      isExample(value) ? formatMessage({ id: 'market.example' }) : '',
    ];
  });
  return toCsv([columns, ...rows]);
}
