import { Field, ID, InputType } from 'type-graphql';
import type { Language, Priority, QuoteSource, QuoteStatus } from '../../../common/enums.ts';
import {
  LanguageEnum,
  PriorityEnum,
  QuoteSourceEnum,
  QuoteStatusEnum,
  ResponseSpanEnum,
  type ResponseSpan,
} from '../../platform/graphql/enums.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';

export type QuoteRequestOrder = 'created' | 'priority' | 'company' | 'quantity';

export const QuoteRequestOrderEnum = graphqlEnum<QuoteRequestOrder>(
  'QuoteRequestOrder',
  'What a list of quote requests is ordered by.',
  {
    created: 'Date of receipt, the newest first.',
    priority: 'Urgent before high, high before normal, and among equals the newest first.',
    company: 'Company as typed, or the person where that is empty, as a Turkish dictionary orders them.',
    quantity: 'Tons asked for, the most first; those without a quantity last.',
  },
);

@InputType({ description: 'Which quote requests, in which order; what is left out does not matter.' })
export class QuoteRequestFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that name, e-mail and company contain together, whatever their case; one that is misspelt finds what is spelt nearly so, one that is an address whose e-mail begins with it. At most 200 characters.',
  })
  search?: string | null;

  @Field(() => QuoteStatusEnum, { nullable: true, description: 'How far they have come.' })
  status?: QuoteStatus | null;

  @Field(() => [QuoteStatusEnum], { nullable: true, description: 'How far they have come: any of these.' })
  statuses?: QuoteStatus[] | null;

  @Field(() => PriorityEnum, { nullable: true, description: 'How soon they want an answer.' })
  priority?: Priority | null;

  @Field(() => [PriorityEnum], { nullable: true, description: 'How soon they want an answer: any of these.' })
  priorities?: Priority[] | null;

  @Field(() => QuoteSourceEnum, { nullable: true, description: 'The form they came from.' })
  source?: QuoteSource | null;

  @Field(() => [QuoteSourceEnum], { nullable: true, description: 'The form they came from: any of these.' })
  sources?: QuoteSource[] | null;

  @Field(() => [LanguageEnum], { nullable: true, description: 'Language of the page: any of these.' })
  languages?: Language[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Section id, category id or trade product, as productType has it: any of these.',
  })
  productTypes?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Country of the company in the CRM, as the company has it: any of these. Empty for those without a company.',
  })
  countries?: string[] | null;

  @Field(() => QuoteStatusEnum, {
    nullable: true,
    description: 'Stood at this stage or a later one at any time: CONTACTED (no longer NEW), QUOTED or CLOSED.',
  })
  reached?: QuoteStatus | null;

  @Field(() => [ResponseSpanEnum], { nullable: true, description: 'How long they waited for an answer: any of these.' })
  responses?: ResponseSpan[] | null;

  @Field(() => ID, { nullable: true, description: 'Of this company in the CRM.' })
  companyId?: string | null;

  @Field(() => Date, { nullable: true, description: 'Received then or later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Received then or earlier; not before `from`.' })
  to?: Date | null;

  @Field(() => String, { nullable: true, description: 'First day, as 2026-11-19, by the clock of Istanbul.' })
  fromDay?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, included; not before `fromDay`.' })
  toDay?: string | null;

  @Field(() => QuoteRequestOrderEnum, { nullable: true, description: 'Order of the list; CREATED unless told.' })
  order?: QuoteRequestOrder | null;

  @Field(() => Boolean, { nullable: true, description: 'The same order from its other end.' })
  reversed?: boolean | null;
}
