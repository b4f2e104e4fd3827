import { Field, InputType } from 'type-graphql';
import type { CompanyPriority, CompanyStatus, CompanyType } from '../../../common/enums.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';
import { CompanyPriorityEnum, CompanyStatusEnum, CompanyTypeEnum } from '../crm.enums.ts';

/** Orders in which companies are listed; each has its index. */
export type CompanyOrder = 'created' | 'last_contact' | 'name';

export const CompanyOrderEnum = graphqlEnum<CompanyOrder>('CompanyOrder', 'In which order companies are listed.', {
  created: 'Newest first.',
  last_contact: 'Latest contact first, those without one last.',
  name: 'By name, as a Turkish dictionary orders it.',
});

@InputType({ description: 'Which companies and in which order; what is left out does not matter.' })
export class CompanyFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words that name, code and industry contain together, whatever their case; at most 200 characters.',
  })
  search?: string | null;

  @Field(() => CompanyTypeEnum, { nullable: true, description: 'What they are to us.' })
  companyType?: CompanyType | null;

  @Field(() => CompanyStatusEnum, { nullable: true, description: 'Whether we deal with them.' })
  status?: CompanyStatus | null;

  @Field(() => CompanyPriorityEnum, { nullable: true, description: 'How much they matter.' })
  priority?: CompanyPriority | null;

  @Field(() => CompanyOrderEnum, { nullable: true, description: 'Newest first when left out.' })
  order?: CompanyOrder | null;
}
