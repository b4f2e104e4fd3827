import { Field, Float, ObjectType } from 'type-graphql';
import type { MarketCategory, MarketRegion, SeriesKind, Trend } from '../../../common/enums.ts';
import { MarketCategoryEnum, MarketRegionEnum, SeriesKindEnum, TrendEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'Value of a series at a point in time.' })
export class PricePoint {
  @Field(() => Date, { description: 'Time of the value.' })
  at!: Date;

  @Field(() => Float, { description: 'Value in the currency of the series.' })
  value!: number;
}

@ObjectType({ description: 'A market series and its current value. Changes are computed from its history.' })
export class MarketQuote {
  /** Id of the row in market_series. */
  id!: number;

  @Field({ description: 'Identifies the series: REBAR, USDTRY, BRENT.' })
  symbol!: string;

  @Field({ description: 'Name in English, including the delivery terms of a price.' })
  name!: string;

  @Field(() => MarketCategoryEnum, { description: 'Category of the series.' })
  category!: MarketCategory;

  @Field(() => MarketRegionEnum, { nullable: true, description: 'Region of the market.' })
  region!: MarketRegion | null;

  @Field(() => Float, { description: 'Current value, in `currency` per `unit`.' })
  value!: number;

  @Field({ description: 'ISO 4217, or INDEX for values in points.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'Unit of the price: t, bbl, MWh, MMBtu, day or FEU.' })
  unit!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Last close before the day of `value`; null for EXAMPLE and without an earlier close. Without it there is no daily change.',
  })
  previousClose!: number | null;

  @Field(() => Float, { description: 'Change since `previousClose`, in `currency`; 0 without one.' })
  change!: number;

  @Field(() => Float, { description: 'Change since `previousClose` in percent, with two decimals; 0 without one.' })
  changePercent!: number;

  @Field(() => TrendEnum, { description: 'Direction of `changePercent`.' })
  trend!: Trend;

  @Field(() => Float, {
    nullable: true,
    description:
      'Change since the last close that is at least a week older, in percent, with two decimals; null without one.',
  })
  weeklyChangePercent!: number | null;

  @Field(() => TrendEnum, { nullable: true, description: 'Direction of `weeklyChangePercent`.' })
  weeklyTrend!: Trend | null;

  @Field(() => [Float], {
    description: 'Closes of the last 30 days, oldest first; the last is `value`. Empty for EXAMPLE.',
  })
  recent!: number[];

  @Field(() => Date, { description: 'When the source published the value, or the time for which an admin entered it.' })
  lastUpdate!: Date;

  @Field({ description: 'Name of the source; `example` for EXAMPLE.' })
  source!: string;

  @Field(() => SeriesKindEnum, { description: 'Where the value comes from.' })
  kind!: SeriesKind;

  @Field(() => String, {
    nullable: true,
    description:
      'For DESK: e-mail of the admin who entered the value. Only in `marketSeries` and the mutations of admins.',
  })
  enteredBy?: string | null;

  @Field({ description: 'True only for EXAMPLE: the value is not a market price.' })
  indicative!: boolean;

  @Field({
    description: 'Whether the series is shown on the site; unpublished series are visible only to signed-in users.',
  })
  published!: boolean;
}

@ObjectType({ description: 'Rate of a currency to the base currency.' })
class ExchangeRate {
  @Field({ description: 'ISO 4217.' })
  currency!: string;

  @Field(() => Float, { description: 'Units of this currency for one unit of the base currency.' })
  rate!: number;

  @Field({ description: 'True when the rate is, or is computed from, an example.' })
  indicative!: boolean;
}

@ObjectType({ description: 'Rates of all listed currencies to a base currency.' })
export class ExchangeRates {
  @Field({ description: 'ISO 4217.' })
  base!: string;

  @Field(() => Date, {
    description: 'Date of the oldest real rate, or of the example rates when there are no real ones.',
  })
  asOf!: Date;

  @Field({ description: 'Name of the source of the oldest real rate; `example` when there is none.' })
  source!: string;

  @Field(() => SeriesKindEnum, { description: 'Kind of the oldest real rate; EXAMPLE when there is none.' })
  kind!: SeriesKind;

  @Field({ description: 'True when every rate is an example.' })
  indicative!: boolean;

  @Field(() => [ExchangeRate], { description: 'Rates of every listed currency except the base.' })
  rates!: ExchangeRate[];
}
