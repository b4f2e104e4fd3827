import type { AppLoadContext } from 'react-router';
import type { MarketCategory } from '../../../common/market/series.ts';
import type { StatedValue } from '../../../common/market/stated-value.ts';
import { marketOf, type Market } from './market.ts';
import { referenceMarket } from './reference-market.server.ts';

declare module 'react-router' {
  interface AppLoadContext {
    /** What is on the site at the moment, where a server renders the page; the build knows nothing of it. */
    market?: readonly StatedValue[];
  }
}

/**
 * What a page states before it asks for anything itself: published values where a server renders it, the reference series of the day of
 * the build otherwise.
 * @param first how many of a category; all without it
 */
export function pageMarket({ market }: AppLoadContext, first: Partial<Record<MarketCategory, number>>): Market {
  if (!market) return referenceMarket(first);
  const of = (category: MarketCategory) =>
    market.filter((value) => value.category === category.toUpperCase()).slice(0, first[category]);
  return marketOf(of);
}

/** The rates among them, for pages that only convert. */
export const pageRates = (context: AppLoadContext) =>
  pageMarket(context, { metal: 0, energy: 0, shipping: 0, index: 0 }).currency.map(
    ({ currency, value, lastUpdate, source, indicative }) => ({ currency, value, lastUpdate, source, indicative }),
  );
