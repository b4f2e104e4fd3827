import { Field, Float, InputType, Int } from 'type-graphql';
import type {
  CompanyPriority,
  CompanySize,
  CompanyStatus,
  CompanyType,
  Currency,
  LeadSource,
} from '../../../common/enums.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';
import {
  CompanyPriorityEnum,
  CompanySizeEnum,
  CompanyStatusEnum,
  CompanyTypeEnum,
  CurrencyEnum,
  LeadSourceEnum,
} from '../../platform/graphql/enums.ts';

/** Orders in which companies are listed. */
export type CompanyOrder = 'created' | 'last_contact' | 'name' | 'lead_score';

export const CompanyOrderEnum = graphqlEnum<CompanyOrder>('CompanyOrder', 'In which order companies are listed.', {
  created: 'Newest first.',
  last_contact: 'Latest contact first, those without one last.',
  name: 'By name, as a Turkish dictionary orders it.',
  lead_score: 'Most promising first.',
});

@InputType({ description: 'Which companies and in which order; what is left out does not matter.' })
export class CompanyFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that name, code and industry contain together, whatever their case; one that is misspelt finds what is spelt nearly so. At most 200 characters.',
  })
  search?: string | null;

  @Field(() => [CompanyTypeEnum], { nullable: true, description: 'What they are to us: any of these.' })
  companyType?: CompanyType[] | null;

  @Field(() => [CompanyStatusEnum], { nullable: true, description: 'Whether we deal with them: any of these.' })
  status?: CompanyStatus[] | null;

  @Field(() => [CompanyPriorityEnum], { nullable: true, description: 'How much they matter: any of these.' })
  priority?: CompanyPriority[] | null;

  @Field(() => Date, { nullable: true, description: 'Last in touch before then, or never.' })
  lastContactBefore?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Those in the bin, instead of all others.' })
  deleted?: boolean | null;

  @Field(() => CompanyOrderEnum, { nullable: true, description: 'Newest first when left out.' })
  order?: CompanyOrder | null;

  @Field(() => Boolean, { nullable: true, description: 'The order from its other end.' })
  reversed?: boolean | null;
}

@InputType({
  description:
    'A company as it is entered or edited. What is left out keeps its value, or gets its default in a new company; null or an empty text empties a field.',
})
export class CompanyInput {
  @Field({ description: 'Trading name, as the company writes it; at most 200 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Name in the trade register.' })
  legalName?: string | null;

  @Field(() => String, { nullable: true, description: 'Line of business.' })
  industry?: string | null;

  @Field(() => CompanyTypeEnum, { nullable: true, description: 'What it is to us; PROSPECT unless told.' })
  companyType?: CompanyType | null;

  @Field(() => CompanySizeEnum, { nullable: true, description: 'Number of people, as a range.' })
  size?: CompanySize | null;

  @Field(() => String, { nullable: true, description: 'Address of its website; https:// may be left out.' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  addressLine1?: string | null;

  @Field(() => String, { nullable: true, description: 'What the first line has no room for.' })
  addressLine2?: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'State, province or region.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Country; Turkey unless told.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number.' })
  taxNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Number in the trade register.' })
  tradeRegistryNo?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its LinkedIn page.' })
  linkedinUrl?: string | null;

  @Field(() => LeadSourceEnum, { nullable: true, description: 'How it came to us; MANUAL unless told.' })
  leadSource?: LeadSource | null;

  @Field(() => Int, { nullable: true, description: 'How promising, 0 to 100; 50 unless told.' })
  leadScore?: number | null;

  @Field(() => CompanyStatusEnum, { nullable: true, description: 'Whether we deal with it; ACTIVE unless told.' })
  status?: CompanyStatus | null;

  @Field(() => CompanyPriorityEnum, { nullable: true, description: 'How much it matters; MEDIUM unless told.' })
  priority?: CompanyPriority | null;

  @Field(() => String, { nullable: true, description: 'Agreed way of paying, in free words.' })
  paymentTerms?: string | null;

  @Field(() => Float, { nullable: true, description: 'In `currency`, to the hundredth, 0 or more; 0 grants none.' })
  creditLimit?: number | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'What its figures are kept in; USD unless told.' })
  currency?: Currency | null;

  @Field(() => String, { nullable: true, description: 'Notes; at most 10,000 characters.' })
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Notes that never leave the management panel; at most 10,000 characters.',
  })
  internalNotes?: string | null;
}
