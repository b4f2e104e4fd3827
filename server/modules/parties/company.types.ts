import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { CompanyType, DuplicateReason } from '../../../common/enums.ts';
import { CompanyTypeEnum, DuplicateReasonEnum } from '../../platform/graphql/enums.ts';
import { MoneyAmount, MoneyTotal } from './money-amount.type.ts';
import { Company } from './company.entity.ts';

@ObjectType({ description: 'Number of companies of one type.' })
class CompanyTypeCount {
  @Field(() => CompanyTypeEnum, { description: 'Type of the companies.' })
  companyType!: CompanyType;

  @Field(() => Int, { description: 'Number of companies.' })
  count!: number;
}

@ObjectType({ description: 'Key figures of all companies that are not deleted.' })
export class CompanySummary {
  @Field(() => Int, { description: 'Number of companies.' })
  total!: number;

  @Field(() => [CompanyTypeCount], {
    description: 'Number of companies for each type, including types without companies.',
  })
  byType!: CompanyTypeCount[];

  @Field(() => [MoneyAmount], {
    description: 'Sums of the amounts of won requests, one per currency; the currency with the most requests first.',
  })
  totalValues!: MoneyAmount[];

  @Field(() => MoneyTotal, { description: 'Total of the same amounts in US dollars.' })
  totalValue!: MoneyTotal;

  @Field(() => Int, {
    description: 'Number of active companies without a communication in the last 30 days; capped at 1,000.',
  })
  quiet!: number;
}

@ObjectType({ description: 'Numbers of records that a deletion of the company affects.' })
export class CompanyDependents {
  @Field(() => Int, { description: 'Contacts, which are deleted with the company.' })
  contacts!: number;

  @Field(() => Int, { description: 'Communications, which are deleted with the company.' })
  communications!: number;

  @Field(() => Int, { description: 'Documents, which are deleted with the company.' })
  documents!: number;

  @Field(() => Int, { description: 'Quote requests, which are kept without a company.' })
  quoteRequests!: number;
}

@ObjectType({ description: 'An existing company that may be the same as the one being entered.' })
export class CompanyDuplicate {
  @Field(() => Company, { description: 'The existing company.' })
  company!: Company;

  @Field(() => DuplicateReasonEnum, { description: 'The strongest reason.' })
  reason!: DuplicateReason;

  @Field(() => Float, { description: 'Similarity of the names, 0 to 1; always 1 for e-mail and website.' })
  similarity!: number;
}
