import type { MarketCategory, MarketRegion, Trend } from '../../../common/market/series.ts';
import type { MarketChangeKind, SourceState } from './changes.ts';
import type { FaultCode } from './faults.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';

export const MarketCategoryEnum = graphqlEnum<MarketCategory>('MarketCategory', 'Category of a market series.', {
  metal: 'Steel, its semi-finished products and its raw materials.',
  currency: 'Exchange rates: units of a currency for one US dollar.',
  energy: 'Oil, gas, coal and electricity.',
  shipping: 'Freight and ship fuel.',
  index: 'Stock and commodity indices, in points.',
});

export const MarketRegionEnum = graphqlEnum<MarketRegion>('MarketRegion', 'Region of a market.', {
  global: 'Global benchmarks.',
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

export const MarketChangeKindEnum = graphqlEnum<MarketChangeKind>('MarketChangeKind', 'Kind of a manual change.', {
  price: 'Entered a price.',
  correction: 'Corrected the price of a point in time.',
  sheet: 'Applied a price sheet.',
  jump: 'Accepted a value that was refused because it differs too much from the previous one.',
  publish: 'Published the series on the site.',
  hide: 'Removed the series from the site.',
});

export const MarketSourceStateEnum = graphqlEnum<SourceState>('MarketSourceState', 'State of a source.', {
  waiting: 'Not read yet.',
  healthy: 'The last read succeeded.',
  failing: 'The last read failed; the next one is within 15 minutes.',
  resting: 'Several reads in a row failed; reading is paused for a while.',
});

export const MarketFaultCodeEnum = graphqlEnum<FaultCode>('MarketFaultCode', 'Kind of a fault.', {
  unreachable: 'The source cannot be reached.',
  timeout: 'The source did not respond in time.',
  status: 'The source responded with an HTTP error status.',
  'web-page': 'The source responded with a web page.',
  'too-large': 'The response is larger than 2 MB.',
  'no-json': 'The response is not valid JSON.',
  'no-xml': 'The response is not valid XML.',
  'unknown-shape': 'The response has an unknown format.',
  future: 'The values are dated in the future.',
  'no-dollar': 'The response has no rate for the US dollar.',
  'no-rates': 'The response has no rate for a listed currency.',
  'no-value': 'The response has no value for the last days.',
  'no-lines': 'The text has no lines with symbol and price.',
  'unknown-series': 'The series does not exist.',
  'other-currency': 'The series is in another currency.',
  'wrong-date': 'The date is not valid or is in the future.',
  'no-price': 'The price is not a positive number.',
  twice: 'Another line has the same series and date.',
  jump: 'The value differs by more than 30 percent from the previous one.',
});
