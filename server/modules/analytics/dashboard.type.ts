import { Field, Int, ObjectType } from 'type-graphql';
import { StatusCount } from '../quotes/index.ts';

@ObjectType({ description: 'Numbers of the first screen.' })
export class Dashboard {
  @Field(() => Int, { description: 'Quote requests.' })
  totalQuotes!: number;

  @Field(() => Int, { description: 'Quote requests that nobody has taken up: status NEW.' })
  newQuotes!: number;

  @Field(() => Int, { description: 'Companies.' })
  totalCompanies!: number;

  @Field(() => Int, { description: 'Companies entered in the last 30 days.' })
  newCompanies!: number;

  @Field(() => Int, { description: 'Communications.' })
  totalCommunications!: number;

  @Field(() => Int, { description: 'Whole percent of quote requests that are not NEW; 0 without any.' })
  conversionRate!: number;

  @Field(() => [StatusCount], { description: 'Quote requests by status, zeros included.' })
  statusCounts!: StatusCount[];

  @Field(() => Int, { description: 'Quote requests received in the last 30 days.' })
  recentQuotes!: number;

  @Field(() => Int, { description: 'Quote requests received in the 30 days before those.' })
  previousQuotes!: number;

  @Field(() => [Int], { description: 'Companies entered in each of the last 12 weeks, the current one last.' })
  companiesByWeek!: number[];

  @Field(() => Int, { description: 'Communications in which they got in touch.' })
  inboundCommunications!: number;

  @Field(() => Int, { description: 'Communications in which we did.' })
  outboundCommunications!: number;
}
