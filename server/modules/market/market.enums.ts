import type { MarketCategory, MarketRegion, Trend } from '../../../common/market/series.ts';
import type { MarketChangeKind, SourceState } from './changes.ts';
import type { FaultCode } from './faults.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';

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

export const MarketChangeKindEnum = graphqlEnum<MarketChangeKind>('MarketChangeKind', 'What a person changed.', {
  price: 'Entered a price.',
  correction: 'Corrected the price of an instant.',
  sheet: 'Applied a price sheet.',
  jump: 'Accepted a value that was refused for being too far from the one before.',
  publish: 'Showed the series on the site.',
  hide: 'Took the series off the site.',
});

export const MarketSourceStateEnum = graphqlEnum<SourceState>('MarketSourceState', 'How a source is doing.', {
  waiting: 'It has not been asked yet.',
  healthy: 'It answers.',
  failing: 'It failed the last time; it is asked again at the next quarter of an hour.',
  resting: 'It failed again and again and is left alone for a while.',
});

export const MarketFaultCodeEnum = graphqlEnum<FaultCode>('MarketFaultCode', 'What is wrong.', {
  unreachable: 'It cannot be reached.',
  timeout: 'It did not answer in time.',
  status: 'It answered with an error.',
  'web-page': 'It answered with a web page.',
  'too-large': 'Its answer is larger than 2 MB.',
  'no-json': 'Its answer is no JSON.',
  'no-xml': 'Its answer is no XML.',
  'unknown-shape': 'Its answer has an unknown shape.',
  future: 'Its values are of the future.',
  'no-dollar': 'It has no rate of the dollar.',
  'no-rates': 'It has no rate that is listed here.',
  'no-value': 'It has no value of the last days.',
  'no-lines': 'It has no lines with symbol and price.',
  'unknown-series': 'There is no such series.',
  'other-currency': 'The series is in another currency.',
  'wrong-date': 'It is no day until now.',
  'no-price': 'It is no price.',
  twice: 'Another line is of the same series and instant.',
  jump: 'It is more than 30 percent from the value before.',
});
