import { Field, Float, ObjectType } from 'type-graphql';
import type { MarketCategory, MarketRegion, Trend } from '../../../common/market/series.ts';
import { MarketCategoryEnum, MarketRegionEnum, TrendEnum } from './market.enums.ts';

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

  @Field(() => Float, { description: 'Change since the previous close, in `currency`; 0 without an earlier close.' })
  change!: number;

  @Field(() => Float, { description: 'Change since the previous close in percent, with two decimals.' })
  changePercent!: number;

  @Field(() => TrendEnum, { description: 'Direction of `changePercent`.' })
  trend!: Trend;

  @Field(() => Float, { description: 'Change since the close one week before, in percent, with two decimals.' })
  weeklyChangePercent!: number;

  @Field(() => TrendEnum, { description: 'Direction of `weeklyChangePercent`.' })
  weeklyTrend!: Trend;

  @Field(() => [Float], { description: 'Closes of the last 30 days, oldest first; the last is `value`.' })
  recent!: number[];

  @Field(() => Date, { description: 'When the source published the value.' })
  lastUpdate!: Date;

  @Field({ description: 'Name of the source; `reference` is the built-in reference series.' })
  source!: string;

  @Field({ description: 'True for values of the built-in reference series, false for market values.' })
  indicative!: boolean;

  @Field({
    description: 'Whether the series is shown on the site; unpublished series are visible only to signed-in users.',
  })
  published!: boolean;
}

@ObjectType({ description: 'Rate of a currency to the base currency.' })
export class ExchangeRate {
  @Field({ description: 'ISO 4217.' })
  currency!: string;

  @Field(() => Float, { description: 'Units of this currency for one unit of the base currency.' })
  rate!: number;

  @Field({ description: 'True when the rate is, or is computed from, a value of the built-in reference series.' })
  indicative!: boolean;
}

@ObjectType({ description: 'Rates of all listed currencies to a base currency.' })
export class ExchangeRates {
  @Field({ description: 'ISO 4217.' })
  base!: string;

  @Field(() => Date, {
    description: 'Date of the oldest market rate, or of the reference rates when there are no market rates.',
  })
  asOf!: Date;

  @Field({ description: 'Name of the source; `reference` is the built-in reference series.' })
  source!: string;

  @Field({ description: 'True when every rate is of the built-in reference series.' })
  indicative!: boolean;

  @Field(() => [ExchangeRate], { description: 'Rates of every listed currency except the base.' })
  rates!: ExchangeRate[];
}
