import type { AppLoadContext } from 'react-router';
import type { MarketCategory } from '../../../common/enums.ts';
import type { MarketQuoteData } from '../../../common/market/market-quote-data.ts';
import { createMarket, type Market } from './market.ts';
import { createExampleMarket } from './example-market.server.ts';

declare module 'react-router' {
  interface AppLoadContext {
    /** Currently published values; undefined when the build prerenders the page. */
    market?: readonly MarketQuoteData[];
  }
}

/**
 * Returns the initial market values of a page: published values when a server renders it, otherwise example values.
 * @param first maximum number of values by category; no entry means all
 */
export function getPageMarket({ market }: AppLoadContext, first: Partial<Record<MarketCategory, number>>): Market {
  if (!market) return createExampleMarket(first);
  const getValues = (category: MarketCategory) =>
    market.filter((value) => value.category === category.toUpperCase()).slice(0, first[category]);
  return createMarket(getValues);
}

/** Returns only the initial exchange rates, for pages that convert currencies. */
export const getPageRates = (context: AppLoadContext) =>
  getPageMarket(context, { metal: 0, energy: 0, shipping: 0, index: 0 }).currency.map(
    ({ currency, value, lastUpdate, source, kind }) => ({ currency, value, lastUpdate, source, kind }),
  );
