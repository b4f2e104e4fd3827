import { ArgsType, Field, Float, InputType } from 'type-graphql';
import { PageArgs } from '../../../platform/graphql/connection.ts';

@InputType({ description: 'A company price, entered or corrected.' })
export class MarketPriceInput {
  @Field({ description: 'Of the series: REBAR, SLAB, SCRAP_HMS.' })
  symbol!: string;

  @Field(() => Float, { description: 'In the currency and unit of the series; more than 0.' })
  price!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'The instant that it is of, now without it. A price of the same instant is corrected.',
  })
  at?: Date | null;

  @Field({ description: 'Why, up to 300 characters; others read it beside the change.' })
  reason!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Required where it is more than 30 percent from the price before.',
  })
  jumpConfirmed?: boolean | null;
}

@InputType({ description: 'A price sheet to be applied, whole or not at all.' })
export class PriceSheetInput {
  @Field({ description: 'The file, as CSV with a heading line or a JSON list: symbol, price, currency, date.' })
  text!: string;

  @Field({ description: 'Why, up to 300 characters; it stands beside every price of the sheet.' })
  reason!: string;

  @Field(() => Boolean, { nullable: true, description: 'Required where the preview counts jumps.' })
  jumpsConfirmed?: boolean | null;
}

@InputType({ description: 'A refused value that a person answers for.' })
export class MarketJumpInput {
  @Field({ description: 'Name of the source.' })
  source!: string;

  @Field({ description: 'Of the series.' })
  symbol!: string;

  @Field(() => Float, { description: 'The value that was seen; CONFLICT where the source has said another since.' })
  value!: number;

  @Field({ description: 'Why, up to 300 characters.' })
  reason!: string;
}

@ArgsType()
export class MarketChangesArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only of this series.' })
  symbol?: string | null;
}
