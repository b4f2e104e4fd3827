import type { MarketCategory, MarketRegion, Trend } from '../../common/market/series.ts';
import { graphqlEnum } from '../platform/graphql/enum.ts';

export const MarketCategoryEnum = graphqlEnum<MarketCategory>('MarketCategory', 'What a market value is of.', {
  metal: 'Steel, its semi-finished products and its raw materials.',
  currency: 'Units of a currency for one US dollar.',
  energy: 'Oil, gas, coal and electricity.',
  shipping: 'Freight and ship fuel.',
  index: 'Points of a stock or commodity index.',
});

export const MarketRegionEnum = graphqlEnum<MarketRegion>('MarketRegion', 'Where a market is.', {
  global: 'Benchmarks that the world looks at.',
  turkey: 'Türkiye.',
  europe: 'Europe.',
  asia: 'Asia.',
  americas: 'North and South America.',
  mena: 'The Middle East and North Africa.',
});

export const TrendEnum = graphqlEnum<Trend>('Trend', 'Direction of a change.', {
  up: 'More than 0.1 percent up.',
  down: 'More than 0.1 percent down.',
  stable: 'Neither.',
});
