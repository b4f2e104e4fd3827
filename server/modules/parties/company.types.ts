import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { CompanyType } from '../../../common/enums.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';
import { CompanyTypeEnum } from '../../platform/graphql/enums.ts';
import { MoneyAmount } from './money-amount.type.ts';
import { Company } from './company.entity.ts';

@ObjectType({ description: 'How many companies are one thing to us.' })
export class CompanyTypeCount {
  @Field(() => CompanyTypeEnum, { description: 'What they are to us.' })
  companyType!: CompanyType;

  @Field(() => Int, { description: 'Companies.' })
  count!: number;
}

@ObjectType({ description: 'Figures of all companies that are not in the bin.' })
export class CompanySummary {
  @Field(() => Int, { description: 'Companies.' })
  total!: number;

  @Field(() => [CompanyTypeCount], { description: 'Companies by what they are to us, zeros included.' })
  byType!: CompanyTypeCount[];

  @Field(() => [MoneyAmount], {
    description:
      'Sums of the quoted amounts of their closed requests, one for each currency; that of most requests first.',
  })
  totalValues!: MoneyAmount[];

  @Field(() => Int, {
    description:
      'Active companies that we have not been in touch with for 30 days; counted up to 1,000, where it stops.',
  })
  quiet!: number;
}

@ObjectType({ description: 'What goes with a company that is deleted.' })
export class CompanyDependents {
  @Field(() => Int, { description: 'Contacts: go with it.' })
  contacts!: number;

  @Field(() => Int, { description: 'Communications: go with it.' })
  communications!: number;

  @Field(() => Int, { description: 'Documents: go with it.' })
  documents!: number;

  @Field(() => Int, { description: 'Quote requests: stay, without a company.' })
  quoteRequests!: number;
}

export type DuplicateReason = 'email' | 'website' | 'name';

export const DuplicateReasonEnum = graphqlEnum<DuplicateReason>('DuplicateReason', 'Why two companies may be one.', {
  email: 'A contact of it has that e-mail.',
  website: 'Its website is of the same domain.',
  name: 'Its name is the same or nearly so.',
});

@ObjectType({ description: 'A company that is perhaps the one that is being entered.' })
export class CompanyDuplicate {
  @Field(() => Company, { description: 'The company that is there.' })
  company!: Company;

  @Field(() => DuplicateReasonEnum, { description: 'The strongest reason.' })
  reason!: DuplicateReason;

  @Field(() => Float, { description: 'How alike the names are, 0 to 1; 1 for e-mail and website.' })
  similarity!: number;
}
