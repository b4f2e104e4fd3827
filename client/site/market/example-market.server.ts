import { enumName, type MarketCategory } from '../../../common/enums.ts';
import {
  EXAMPLE_VALUES_AT,
  marketSeries,
  priceListPanelItems,
  type MarketSeries,
} from '../../../common/market/series.ts';
import { createMarket, type Market, type MarketValue } from './market.ts';

/** Creates the quote that the server would return for a series without a real value. */
const createExampleQuote = ({ symbol, category, region, currency, unit, exampleValue }: MarketSeries): MarketValue => ({
  symbol,
  category: enumName(category),
  region: region ? enumName(region) : null,
  value: exampleValue,
  currency,
  unit: unit ?? null,
  previousClose: null,
  change: 0,
  changePercent: 0,
  trend: 'STABLE',
  weeklyChangePercent: null,
  weeklyTrend: null,
  recent: [],
  lastUpdate: EXAMPLE_VALUES_AT.toISOString(),
  source: 'example',
  kind: 'EXAMPLE',
});

/**
 * Creates the example market that a server without a single real value shows.
 * @param first maximum number of values by category; no entry means all
 */
export const createExampleMarket = (first: Partial<Record<MarketCategory, number>> = priceListPanelItems): Market =>
  createMarket((category) =>
    marketSeries
      .filter((series) => series.category === category)
      .slice(0, first[category])
      .map(createExampleQuote),
  );
