import type { MarketQuery, MarketQueryVariables, MarketValueFragment } from '../../graphql/generated.ts';

export type MarketValue = Omit<MarketValueFragment, '__typename'>;
/** All values of a page, by category. */
export type Market = { [Category in keyof Omit<MarketQuery, '__typename'>]: MarketValue[] };
/** How many of a category a page wants. */
export type MarketWish = MarketQueryVariables;

/** Days of the small curves and of the ranges beside them. */
export const recentDays = 30;

/** Units of each currency for one US dollar. */
export const ratesOf = ({ currency }: Market): Record<string, number> =>
  Object.fromEntries(currency.map((rate) => [rate.currency, rate.value]));

/** A market put together category by category. */
export const marketOf = (valuesOf: (category: keyof Market) => MarketValue[]): Market => ({
  metal: valuesOf('metal'),
  currency: valuesOf('currency'),
  energy: valuesOf('energy'),
  shipping: valuesOf('shipping'),
  index: valuesOf('index'),
});

/** What is shown, without the series that are published no more. */
export function stillPublished(shown: Market, now: Market): Market {
  const kept = (category: keyof Market) => {
    const symbols = new Set(now[category].map(({ symbol }) => symbol));
    return shown[category].filter(({ symbol }) => symbols.has(symbol));
  };
  return marketOf(kept);
}

/** When the newest of some values was published. */
export const newestOf = (values: readonly MarketValue[]): string =>
  values.reduce((newest, { lastUpdate }) => (lastUpdate > newest ? lastUpdate : newest), '');
