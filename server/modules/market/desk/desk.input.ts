import { ArgsType, Field, Float, InputType } from 'type-graphql';
import type { FeedFormat } from '../../../../common/enums.ts';
import { MarketFeedFormatEnum } from '../../../platform/graphql/enums.ts';
import { PageArgs } from '../../../platform/database/pagination.ts';

@InputType({ description: 'A company price to enter or correct.' })
export class MarketPriceInput {
  @Field({ description: 'Symbol of the series: REBAR, SLAB, SCRAP_HMS.' })
  symbol!: string;

  @Field(() => Float, { description: 'Price in the currency and unit of the series; above 0.' })
  price!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the price; default now. An existing price with the same time is corrected.',
  })
  at?: Date | null;

  @Field({ description: 'Reason, up to 300 characters; shown with the change.' })
  reason!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Must be true when the price differs by more than 30 percent from the previous one.',
  })
  jumpConfirmed?: boolean | null;
}

@InputType({ description: 'A price sheet to apply completely or not at all.' })
export class PriceSheetInput {
  @Field({
    description: 'Content of the file: CSV with a heading line, or a JSON list, with symbol, price, currency and date.',
  })
  text!: string;

  @Field({ description: 'Reason, up to 300 characters; shown with every price of the sheet.' })
  reason!: string;

  @Field(() => Boolean, { nullable: true, description: 'Must be true when the preview counts jumps.' })
  jumpsConfirmed?: boolean | null;
}

@InputType({ description: 'A feed of market values to connect.' })
export class MarketFeedInput {
  @Field({
    description: 'Address, http or https. `{base}` in the address of exchange rates is replaced by USD.',
  })
  url!: string;

  @Field(() => MarketFeedFormatEnum, {
    description: 'Format of the content: PRICES as for PRICE_SHEET_URL, RATES as for EXCHANGE_RATE_URL.',
  })
  format!: FeedFormat;
}

@InputType({ description: 'A value that was refused because of its jump, and is to be accepted now.' })
export class MarketJumpInput {
  @Field({ description: 'Name of the source.' })
  source!: string;

  @Field({ description: 'Symbol of the series.' })
  symbol!: string;

  @Field(() => Float, { description: 'The refused value; CONFLICT when the source has reported another value since.' })
  value!: number;

  @Field({ description: 'Reason, up to 300 characters.' })
  reason!: string;
}

@ArgsType()
export class MarketChangesArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only changes of this series.' })
  symbol?: string | null;
}
