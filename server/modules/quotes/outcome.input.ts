import { Field, Float, InputType } from 'type-graphql';
import type { Currency, LostReason, Outcome } from '../../../common/enums.ts';
import { CurrencyEnum, LostReasonEnum, OutcomeEnum } from '../../platform/graphql/enums.ts';

@InputType({ description: 'How a quote request is closed. WON needs amount and currency, LOST needs a reason.' })
export class CloseQuoteRequestInput {
  @Field(() => OutcomeEnum, { description: 'Whether the customer ordered.' })
  outcome!: Outcome;

  @Field(() => LostReasonEnum, { nullable: true, description: 'Why it was lost; ignored for WON.' })
  lostReason?: LostReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'Internal note on the reason, at most 2,000 characters; ignored for WON.',
  })
  lostNote?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Amount of the order in `currency`, more than 0, rounded to two decimals; ignored for LOST.',
  })
  amount?: number | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'Currency of `amount`; ignored for LOST.' })
  currency?: Currency | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'US dollars for one unit of `currency`. Used only when no published rate is known; without any rate the amount is not converted.',
  })
  rateToUsd?: number | null;
}

@InputType({
  description: 'How several quote requests are closed. WON uses the amount that each of them has, LOST needs a reason.',
})
export class CloseQuoteRequestsInput {
  @Field(() => OutcomeEnum, { description: 'Whether the customers ordered.' })
  outcome!: Outcome;

  @Field(() => LostReasonEnum, { nullable: true, description: 'Why they were lost; ignored for WON.' })
  lostReason?: LostReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'Internal note on the reason, at most 2,000 characters; ignored for WON.',
  })
  lostNote?: string | null;
}
