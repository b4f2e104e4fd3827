import type { MarketCategory, MarketRegion, SeriesKind, Trend } from '../enums.ts';

/** A market value in the data of a page: the fields of the GraphQL type MarketQuote, with enum values as GraphQL writes them, in upper case. */
export interface MarketQuoteData {
  symbol: string;
  category: Uppercase<MarketCategory>;
  region: Uppercase<MarketRegion> | null;
  value: number;
  currency: string;
  unit: string | null;
  previousClose: number | null;
  change: number;
  changePercent: number;
  trend: Uppercase<Trend>;
  weeklyChangePercent: number | null;
  weeklyTrend: Uppercase<Trend> | null;
  recent: number[];
  /** ISO 8601. */
  lastUpdate: string;
  source: string;
  kind: Uppercase<SeriesKind>;
}
