import type { IntlShape } from 'react-intl';
import { converted, moneyDecimals } from '../../../common/market/format.ts';
import type { MarketValue } from '../market/market.ts';

/** A cell that a spreadsheet takes for text, never for a formula. */
function cell(value: string | number | boolean): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Prices as a spreadsheet reads them, with plain numbers; the first three bytes tell it that they are UTF-8. */
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
  const table = [[...head, 'source', 'indicative', 'published'], ...lines];
  return `\ufeff${table.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Hands the browser a file to keep. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
