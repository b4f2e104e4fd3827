import type { MarketQuery, MarketQueryVariables, MarketValueFragment } from '../../graphql/generated.ts';

export type MarketValue = Omit<MarketValueFragment, '__typename'>;
/** All market values of a page, by category. */
export type Market = { [Category in keyof Omit<MarketQuery, '__typename'>]: MarketValue[] };
/** Maximum number of values of a category. */
export type MarketLimits = MarketQueryVariables;

/** Days covered by the sparklines and price ranges. */
export const recentDays = 30;

/** Whether a value is an example instead of a real one: it has no changes, no history and no alerts. */
export const isExample = ({ kind }: Pick<MarketValue, 'kind'>): boolean => kind === 'EXAMPLE';

/** Whether there is a value of an earlier day. Without one there are no changes, and a chart would be a single point. */
export const hasDailyChange = ({ previousClose }: Pick<MarketValue, 'previousClose'>): boolean =>
  typeof previousClose === 'number';

/** @returns units of each currency for one US dollar */
export const getDollarRates = ({ currency }: Market): Record<string, number> =>
  Object.fromEntries(currency.map((rate) => [rate.currency, rate.value]));

/** Creates a market from a function that returns the values of a category. */
export const createMarket = (getValues: (category: keyof Market) => MarketValue[]): Market => ({
  metal: getValues('metal'),
  currency: getValues('currency'),
  energy: getValues('energy'),
  shipping: getValues('shipping'),
  index: getValues('index'),
});

/** Removes series that are no longer published from the displayed market. */
export function removeUnpublished(displayed: Market, latest: Market): Market {
  const filterPublished = (category: keyof Market) => {
    const symbols = new Set(latest[category].map(({ symbol }) => symbol));
    return displayed[category].filter(({ symbol }) => symbols.has(symbol));
  };
  return createMarket(filterPublished);
}

/** @returns the publication time of the newest value, ISO 8601 */
export const findLatestUpdate = (values: readonly MarketValue[]): string =>
  values.reduce((newest, { lastUpdate }) => (lastUpdate > newest ? lastUpdate : newest), '');
