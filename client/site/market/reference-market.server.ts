import { dayLength, lastPublication, referencePoints } from '../../../common/market/reference.ts';
import { marketSeries, trendOf, type MarketCategory, type MarketSeries } from '../../../common/market/series.ts';
import { priceListPanelItems } from '../../../common/market/series.ts';
import { marketOf, type Market, type MarketValue } from './market.ts';

const upper = <Name extends string>(name: Name) => name.toUpperCase() as Uppercase<Name>;
const percentBetween = (before: number, now: number) => Number((100 * (now / before - 1)).toFixed(2));

/** A series as the server would answer for it if it knew nothing but the reference. */
function referenceQuote(series: MarketSeries, at: number): MarketValue {
  const { symbol, category, region, currency, unit = null } = series;
  const points = referencePoints(series, at - 30 * dayLength, at);
  const value = points.at(-1)!.value;
  const before = points.at(-2)!.value;
  const week = points.findLast((point) => point.at <= at - 7 * dayLength)!.value;
  const changePercent = percentBetween(before, value);
  const weeklyChangePercent = percentBetween(week, value);
  return {
    symbol,
    category: upper(category),
    region: region ? upper(region) : null,
    value,
    currency,
    unit,
    change: Number((value - before).toFixed(5)),
    changePercent,
    trend: upper(trendOf(changePercent)),
    weeklyChangePercent,
    weeklyTrend: upper(trendOf(weeklyChangePercent)),
    recent: points.map((point) => point.value),
    lastUpdate: new Date(at).toISOString(),
    source: 'reference',
    indicative: true,
  };
}

/**
 * What a page states where nothing else is known: the reference series of the day on which the site is built.
 * @param first how many of a category; all without it
 */
export function referenceMarket(first: Partial<Record<MarketCategory, number>> = priceListPanelItems): Market {
  const at = lastPublication(Date.now());
  const of = (category: MarketCategory) =>
    marketSeries
      .filter((series) => series.category === category)
      .slice(0, first[category])
      .map((series) => referenceQuote(series, at));
  return marketOf(of);
}
