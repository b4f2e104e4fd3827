import { Field, Int, ObjectType } from 'type-graphql';
import { StatusCount } from '../quotes/index.ts';

@ObjectType({ description: 'Figures of the dashboard.' })
export class Dashboard {
  @Field(() => Int, { description: 'Number of quote requests.' })
  totalQuotes!: number;

  @Field(() => Int, { description: 'Number of quote requests with the status NEW.' })
  newQuotes!: number;

  @Field(() => Int, { description: 'Number of companies.' })
  totalCompanies!: number;

  @Field(() => Int, { description: 'Number of companies created in the last 30 days.' })
  newCompanies!: number;

  @Field(() => Int, { description: 'Number of communications.' })
  totalCommunications!: number;

  @Field(() => Int, {
    description:
      'Percentage of quote requests that are not NEW, as a whole number; 0 without requests. `conversionRate` of the analytics counts only closed requests.',
  })
  conversionRate!: number;

  @Field(() => [StatusCount], { description: 'Numbers of quote requests by status, including zeros.' })
  statusCounts!: StatusCount[];

  @Field(() => Int, { description: 'Number of quote requests received in the last 30 days.' })
  recentQuotes!: number;

  @Field(() => Int, { description: 'Number of quote requests received in the 30 days before these.' })
  previousQuotes!: number;

  @Field(() => [Int], { description: 'Numbers of companies created in each of the last 12 weeks, current week last.' })
  companiesByWeek!: number[];

  @Field(() => Int, { description: 'Number of inbound communications.' })
  inboundCommunications!: number;

  @Field(() => Int, { description: 'Number of outbound communications.' })
  outboundCommunications!: number;
}
