import type { MarketCategory, MarketRegion, Trend } from './series.ts';

/** A value as a page states it: a MarketQuote of the contract, with the contract's names of enumerations. */
export interface StatedValue {
  symbol: string;
  category: Uppercase<MarketCategory>;
  region: Uppercase<MarketRegion> | null;
  value: number;
  currency: string;
  unit: string | null;
  change: number;
  changePercent: number;
  trend: Uppercase<Trend>;
  weeklyChangePercent: number;
  weeklyTrend: Uppercase<Trend>;
  recent: number[];
  /** ISO 8601. */
  lastUpdate: string;
  source: string;
  indicative: boolean;
}
