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

export type CompanyOrder = 'created' | 'last_contact' | 'name' | 'lead_score';

const CompanyOrderEnum = graphqlEnum<CompanyOrder>('CompanyOrder', 'Sort order of a list of companies.', {
  created: 'Newest first.',
  last_contact: 'Latest communication first; companies without one last.',
  name: 'By name, in Turkish alphabetical order.',
  lead_score: 'Highest lead score first.',
});

@InputType({ description: 'Filter and sort order of companies; an omitted field does not filter.' })
export class CompanyFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that must all occur in name, code or industry, ignoring case; without an exact match, similarly spelled words match. At most 200 characters.',
  })
  search?: string | null;

  @Field(() => [CompanyTypeEnum], { nullable: true, description: 'Any of these types.' })
  companyType?: CompanyType[] | null;

  @Field(() => [CompanyStatusEnum], { nullable: true, description: 'Any of these statuses.' })
  status?: CompanyStatus[] | null;

  @Field(() => [CompanyPriorityEnum], { nullable: true, description: 'Any of these priorities.' })
  priority?: CompanyPriority[] | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The latest communication was before this time, or there was none.',
  })
  lastContactBefore?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True lists only deleted companies; otherwise they are excluded.',
  })
  deleted?: boolean | null;

  @Field(() => CompanyOrderEnum, { nullable: true, description: 'Newest first by default.' })
  order?: CompanyOrder | null;

  @Field(() => Boolean, { nullable: true, description: 'Reverses the sort order.' })
  reversed?: boolean | null;
}

@InputType({
  description:
    'Values of a new or edited company. An omitted field keeps its value, or gets its default in a new company; null or an empty string clears a field.',
})
export class CompanyInput {
  @Field({ description: 'Trading name, as the company writes it; at most 200 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Legal name, as in the trade register.' })
  legalName?: string | null;

  @Field(() => String, { nullable: true, description: 'Line of business.' })
  industry?: string | null;

  @Field(() => CompanyTypeEnum, { nullable: true, description: 'Business relationship to us; PROSPECT by default.' })
  companyType?: CompanyType | null;

  @Field(() => CompanySizeEnum, { nullable: true, description: 'Number of employees, as a range.' })
  size?: CompanySize | null;

  @Field(() => String, { nullable: true, description: 'URL of the website; https:// may be omitted.' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  addressLine1?: string | null;

  @Field(() => String, { nullable: true, description: 'Second line of the address.' })
  addressLine2?: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'State, province or region.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Country; Turkey by default.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number.' })
  taxNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Number in the trade register.' })
  tradeRegistryNo?: string | null;

  @Field(() => String, { nullable: true, description: 'URL of the LinkedIn page.' })
  linkedinUrl?: string | null;

  @Field(() => LeadSourceEnum, { nullable: true, description: 'Channel that the lead came from; MANUAL by default.' })
  leadSource?: LeadSource | null;

  @Field(() => Int, { nullable: true, description: 'Sales potential, 0 to 100; 50 by default.' })
  leadScore?: number | null;

  @Field(() => CompanyStatusEnum, {
    nullable: true,
    description: 'Status of the business relationship; ACTIVE by default.',
  })
  status?: CompanyStatus | null;

  @Field(() => CompanyPriorityEnum, { nullable: true, description: 'Priority for sales; MEDIUM by default.' })
  priority?: CompanyPriority | null;

  @Field(() => String, { nullable: true, description: 'Agreed payment terms, as free text.' })
  paymentTerms?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Credit limit in `currency`, with two decimals, 0 or more; 0 means no credit.',
  })
  creditLimit?: number | null;

  @Field(() => CurrencyEnum, {
    nullable: true,
    description: 'Currency of `creditLimit` and `totalValue`; USD by default.',
  })
  currency?: Currency | null;

  @Field(() => String, { nullable: true, description: 'Notes; at most 10,000 characters.' })
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Internal notes, shown only in the administration; at most 10,000 characters.',
  })
  internalNotes?: string | null;
}
