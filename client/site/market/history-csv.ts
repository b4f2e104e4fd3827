import { asCsv } from './csv.ts';
import type { MarketValue } from './market.ts';
import type { PricePoint } from './use-history.ts';

export { download } from './csv.ts';

/** What a series stood at as a spreadsheet reads it. */
export const historyAsCsv = (
  { symbol, currency, unit, source, indicative }: MarketValue,
  points: readonly PricePoint[],
): string =>
  asCsv([
    ['symbol', 'published', 'value', 'currency', 'unit', 'source', 'indicative'],
    ...points.map(({ at, value }) => [symbol, at, value, currency, unit ?? '', source, indicative]),
  ]);
