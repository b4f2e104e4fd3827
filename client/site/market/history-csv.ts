import { toCsv } from './csv.ts';
import type { MarketValue } from './market.ts';
import type { PricePoint } from './use-price-history.ts';

export { downloadCsv } from './csv.ts';

/** Converts the history of a series to CSV. */
export const historyToCsv = (
  { symbol, currency, unit, source, kind }: MarketValue,
  points: readonly PricePoint[],
): string =>
  toCsv([
    ['symbol', 'published', 'value', 'currency', 'unit', 'source', 'kind'],
    ...points.map(({ at, value }) => [symbol, at, value, currency, unit ?? '', source, kind]),
  ]);
