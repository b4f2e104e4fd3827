import { Field, Float, ID, InputType } from 'type-graphql';
import type {
  Language,
  Outcome,
  Priority,
  QuoteSource,
  QuoteStatus,
  ResponseSpan,
  QuoteRequestOrder,
} from '../../../common/enums.ts';
import {
  LanguageEnum,
  OutcomeEnum,
  PriorityEnum,
  QuoteSourceEnum,
  QuoteStatusEnum,
  ResponseSpanEnum,
  QuoteRequestOrderEnum,
} from '../../platform/graphql/enums.ts';
import { OwnerFilter } from '../parties/index.ts';

@InputType({ description: 'Filter and sort order of quote requests; an omitted field does not filter.' })
export class QuoteRequestFilter extends OwnerFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that must all occur in name, e-mail or company, ignoring case; without an exact match, similarly spelled words match. A word with text before an @ matches the beginning of the e-mail address. At most 200 characters.',
  })
  search?: string | null;

  @Field(() => QuoteStatusEnum, { nullable: true, description: 'This status.' })
  status?: QuoteStatus | null;

  @Field(() => [QuoteStatusEnum], { nullable: true, description: 'Any of these statuses.' })
  statuses?: QuoteStatus[] | null;

  @Field(() => PriorityEnum, { nullable: true, description: 'This priority.' })
  priority?: Priority | null;

  @Field(() => [PriorityEnum], { nullable: true, description: 'Any of these priorities.' })
  priorities?: Priority[] | null;

  @Field(() => QuoteSourceEnum, { nullable: true, description: 'Sent with this form.' })
  source?: QuoteSource | null;

  @Field(() => [QuoteSourceEnum], { nullable: true, description: 'Sent with any of these forms.' })
  sources?: QuoteSource[] | null;

  @Field(() => [LanguageEnum], { nullable: true, description: 'Any of these languages of the page.' })
  languages?: Language[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Any of these values of `productType`: section id, category id or trade product.',
  })
  productTypes?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Any of these countries of the linked company. An empty string matches requests without a country.',
  })
  countries?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'This country of the linked company; an empty string as in `countries`.',
  })
  country?: string | null;

  @Field(() => OutcomeEnum, { nullable: true, description: 'Closed with this outcome.' })
  outcome?: Outcome | null;

  @Field(() => [OutcomeEnum], { nullable: true, description: 'Closed with any of these outcomes.' })
  outcomes?: Outcome[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True lists the requests that were closed before outcomes were recorded and have none yet.',
  })
  outcomeMissing?: boolean | null;

  @Field(() => Float, { nullable: true, description: '`amountUsd` is at least this.' })
  minAmountUsd?: number | null;

  @Field(() => Float, { nullable: true, description: '`amountUsd` is at most this; not less than `minAmountUsd`.' })
  maxAmountUsd?: number | null;

  @Field(() => QuoteStatusEnum, {
    nullable: true,
    description:
      'Leads (not lost as SPAM or DUPLICATE) that have ever reached this stage or a later one: CONTACTED (no longer NEW), QUOTED or CLOSED.',
  })
  reached?: QuoteStatus | null;

  @Field(() => [ResponseSpanEnum], { nullable: true, description: 'Any of these times until the first response.' })
  responses?: ResponseSpan[] | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the linked company.' })
  companyId?: string | null;

  @Field(() => Date, { nullable: true, description: 'Received at this time or later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Received at this time or earlier; not before `from`.' })
  to?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Received on this day or later, like 2026-11-19, in the time zone of Istanbul.',
  })
  fromDay?: string | null;

  @Field(() => String, { nullable: true, description: 'Received on this day or earlier; not before `fromDay`.' })
  toDay?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True lists what matches any of the fields instead of all; `companyId` always applies.',
  })
  matchAny?: boolean | null;

  @Field(() => QuoteRequestOrderEnum, { nullable: true, description: 'Sort order; CREATED by default.' })
  order?: QuoteRequestOrder | null;

  @Field(() => Boolean, { nullable: true, description: 'Reverses the sort order.' })
  reversed?: boolean | null;
}
