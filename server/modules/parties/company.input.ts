import { Field, Float, InputType, Int } from 'type-graphql';
import type { CompanyPriority, CompanyStatus, CompanyType, Currency, LeadSource } from '../../../common/enums.ts';
import {
  CompanyPriorityEnum,
  CompanyStatusEnum,
  CompanyTypeEnum,
  CurrencyEnum,
  LeadSourceEnum,
} from '../../platform/graphql/enums.ts';
import { CompanyDetails } from './company.entity.ts';

@InputType({
  description:
    'Values of a new or edited company. An omitted field keeps its value, or gets its default in a new company; null or an empty string clears a field.',
})
export class CompanyInput extends CompanyDetails {
  @Field({ description: 'Trading name, as the company writes it; at most 200 characters.' })
  name!: string;

  @Field(() => CompanyTypeEnum, { nullable: true, description: 'Business relationship to us; PROSPECT by default.' })
  companyType?: CompanyType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Country; Turkey by default in a new company. An empty string means unknown.',
  })
  country?: string | null;

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

  @Field(() => Float, {
    nullable: true,
    description: 'Credit limit in `currency`, with two decimals, 0 or more; 0 means that none is set.',
  })
  creditLimit?: number | null;

  @Field(() => CurrencyEnum, {
    nullable: true,
    description: 'Currency of `creditLimit` and `totalValue`; USD by default.',
  })
  currency?: Currency | null;
}
