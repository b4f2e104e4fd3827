import { computeReferencePoints, DAY_MS, getLastPublication } from '../../../common/market/reference.ts';
import { getTrend, marketSeries, type MarketCategory, type MarketSeries } from '../../../common/market/series.ts';
import { priceListPanelItems } from '../../../common/market/series.ts';
import { createMarket, type Market, type MarketValue } from './market.ts';

const toUpper = <Name extends string>(name: Name) => name.toUpperCase() as Uppercase<Name>;
const percentBetween = (before: number, now: number) => Number((100 * (now / before - 1)).toFixed(2));

/** Creates the quote that the server would return for a series without published values. */
function createReferenceQuote(series: MarketSeries, at: number): MarketValue {
  const { symbol, category, region, currency, unit = null } = series;
  const points = computeReferencePoints(series, at - 30 * DAY_MS, at);
  const value = points.at(-1)!.value;
  const dayBefore = points.at(-2)!.value;
  const weekBefore = points.findLast((point) => point.at <= at - 7 * DAY_MS)!.value;
  const changePercent = percentBetween(dayBefore, value);
  const weeklyChangePercent = percentBetween(weekBefore, value);
  return {
    symbol,
    category: toUpper(category),
    region: region ? toUpper(region) : null,
    value,
    currency,
    unit,
    change: Number((value - dayBefore).toFixed(5)),
    changePercent,
    trend: toUpper(getTrend(changePercent)),
    weeklyChangePercent,
    weeklyTrend: toUpper(getTrend(weeklyChangePercent)),
    recent: points.map((point) => point.value),
    lastUpdate: new Date(at).toISOString(),
    source: 'reference',
    indicative: true,
  };
}

/**
 * Creates the market from the reference series at the time of the build.
 * @param first maximum number of values by category; no entry means all
 */
export function createReferenceMarket(first: Partial<Record<MarketCategory, number>> = priceListPanelItems): Market {
  const at = getLastPublication(Date.now());
  const getValues = (category: MarketCategory) =>
    marketSeries
      .filter((series) => series.category === category)
      .slice(0, first[category])
      .map((series) => createReferenceQuote(series, at));
  return createMarket(getValues);
}
