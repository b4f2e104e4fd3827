import { Field, Float, ObjectType } from 'type-graphql';
import type { MarketCategory, MarketRegion, Trend } from '../../../common/market/series.ts';
import { MarketCategoryEnum, MarketRegionEnum, TrendEnum } from './market.enums.ts';

@ObjectType({ description: 'What a series stood at.' })
export class PricePoint {
  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => Float, { description: 'In the currency of the series.' })
  value!: number;
}

@ObjectType({ description: 'A market series and what it stands at. Changes are computed from its history.' })
export class MarketQuote {
  /** Of the row in market_series. */
  id!: number;

  @Field({ description: 'Identifies the series: REBAR, USDTRY, BRENT.' })
  symbol!: string;

  @Field({ description: 'In English, with the delivery terms of a price.' })
  name!: string;

  @Field(() => MarketCategoryEnum, { description: 'What it is of.' })
  category!: MarketCategory;

  @Field(() => MarketRegionEnum, { nullable: true, description: 'Where its market is.' })
  region!: MarketRegion | null;

  @Field(() => Float, { description: 'The last value, in `currency` for one `unit`.' })
  value!: number;

  @Field({ description: 'ISO 4217, or INDEX where the value is points.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'What the price is for: t, bbl, MWh, MMBtu, day or FEU.' })
  unit!: string | null;

  @Field(() => Float, { description: 'Since the close of an earlier day, in `currency`; 0 where there is none.' })
  change!: number;

  @Field(() => Float, { description: 'The same in percent, to two decimals.' })
  changePercent!: number;

  @Field(() => TrendEnum, { description: 'Direction of `changePercent`.' })
  trend!: Trend;

  @Field(() => Float, { description: 'Since the close of a week before, in percent, to two decimals.' })
  weeklyChangePercent!: number;

  @Field(() => TrendEnum, { description: 'Direction of `weeklyChangePercent`.' })
  weeklyTrend!: Trend;

  @Field(() => [Float], { description: 'Closes of the last 30 days, oldest first; the last is `value`.' })
  recent!: number[];

  @Field(() => Date, { description: 'When the source published the value.' })
  lastUpdate!: Date;

  @Field({ description: 'Who published it; `reference` is the built-in reference series.' })
  source!: string;

  @Field({ description: 'True: the built-in reference series, not a market feed.' })
  indicative!: boolean;

  @Field({ description: 'Whether it is on the site; only who is signed in sees one that is not.' })
  published!: boolean;
}

@ObjectType({ description: 'Units of a currency for one unit of the base.' })
export class ExchangeRate {
  @Field({ description: 'ISO 4217.' })
  currency!: string;

  @Field(() => Float, { description: 'How many units one unit of the base buys.' })
  rate!: number;

  @Field({ description: 'True: of the built-in reference series, or crossed over a rate that is.' })
  indicative!: boolean;
}

@ObjectType({ description: 'Rates of all listed currencies to one of them.' })
export class ExchangeRates {
  @Field({ description: 'ISO 4217.' })
  base!: string;

  @Field(() => Date, { description: 'Of the oldest rate among them that a feed has published, or of the reference.' })
  asOf!: Date;

  @Field({ description: 'Who published them; `reference` is the built-in reference series.' })
  source!: string;

  @Field({ description: 'True: every rate is of the built-in reference series.' })
  indicative!: boolean;

  @Field(() => [ExchangeRate], { description: 'Every listed currency but the base.' })
  rates!: ExchangeRate[];
}
