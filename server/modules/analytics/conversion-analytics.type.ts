import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Currency, QuoteStatus } from '../../../common/enums.ts';
import { QuoteStatusEnum, ResponseSpanEnum, type ResponseSpan } from '../../platform/graphql/enums.ts';
import { MailCountEnum, type MailCount } from './analytics.enums.ts';
import type { Facts } from './analytics.facts.ts';
import { formulas } from './analytics.formulas.ts';

@ObjectType({ description: 'What our e-mails came to. Rates are percentages to one decimal.' })
export class EmailMetrics {
  @Field(() => Int, { description: formulas.sent.says }) sent!: number;
  @Field(() => Int, { description: formulas.opened.says }) opened!: number;
  @Field(() => Int, { description: formulas.clicked.says }) clicked!: number;
  @Field(() => Int, { description: formulas.replied.says }) replied!: number;
  @Field(() => Float, { description: formulas.openRate.says }) openRate!: number;
  @Field(() => Float, { description: formulas.clickRate.says }) clickRate!: number;
  @Field(() => Float, { description: formulas.replyRate.says }) replyRate!: number;
  @Field(() => MailCountEnum, { description: 'What `sent` was counted by.' }) sentBy!: MailCount;
  @Field(() => MailCountEnum, { description: 'What `replied` was counted by.' }) repliedBy!: MailCount;
}

@ObjectType({ description: 'The requests received on a day in Istanbul.' })
export class DayCount {
  @Field({ description: 'As 2026-11-19.' }) day!: string;
  @Field(() => Int, { description: 'Requests received on that day.' }) total!: number;
  @Field(() => Int, { description: 'Of these, how many are CLOSED now.' }) closed!: number;
}

@ObjectType({ description: 'How many requests ever came as far as a stage, by the history of their status.' })
export class FunnelStep {
  @Field(() => QuoteStatusEnum, {
    description: 'The stage: NEW (all of them), CONTACTED (ever not NEW), QUOTED or CLOSED.',
  })
  status!: QuoteStatus;

  @Field(() => Int, {
    description:
      'Requests of the period that ever stood at this stage or a later one; one that was put back still counts.',
  })
  count!: number;

  @Field(() => Float, { description: 'Percent of the stage before, to one decimal; 0 where that is empty.' })
  stepRate!: number;
}

@ObjectType({ description: 'Requests of one value.' })
export class AnalyticsShare {
  @Field({
    description:
      'As the filter of quoteRequests takes it: QUICK_QUOTE, TR, rebar; countries as the company has it. Empty for none.',
  })
  value!: string;

  @Field(() => Int, { description: 'Requests received in the period.' }) count!: number;
}

@ObjectType({ description: 'Requests of one value over time.' })
export class AnalyticsSeries {
  @Field(() => String, {
    nullable: true,
    description: 'As AnalyticsShare has it; null for all values that have no series of their own.',
  })
  value!: string | null;

  @Field(() => Int, { description: 'Requests of the period.' }) total!: number;
  @Field(() => [Int], { description: 'One for each step of the period, zeros included.' }) counts!: number[];
}

@ObjectType({ description: 'A period in steps, told apart by one thing.' })
export class AnalyticsBreakdown {
  @Field(() => [String], { description: 'First day of each step, as 2026-11-19.' }) starts!: string[];
  @Field(() => [AnalyticsSeries], { description: 'The most requests first, what is left of them last.' })
  series!: AnalyticsSeries[];
}

@ObjectType({ description: 'Requests by how long the visitor waited for us.' })
export class ResponseShare {
  @Field(() => ResponseSpanEnum, { description: 'How long.' }) span!: ResponseSpan;
  @Field(() => Int, { description: 'Requests received in the period.' }) count!: number;
}

@ObjectType({ description: 'Closed requests that make up a part of the revenue.' })
export class RevenuePart {
  @Field(() => String, {
    nullable: true,
    description: 'ISO 4217 code of the quoted amounts; null where none was quoted.',
  })
  currency!: Currency | null;

  @Field(() => Int, { description: 'Closed requests.' }) count!: number;
  @Field(() => Float, { description: 'Sum of the quoted amounts, in `currency`.' }) amount!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'USD for one unit of the currency; null where each request counts AVERAGE_ORDER_VALUE.',
  })
  rate!: number | null;

  @Field(() => Date, { nullable: true, description: 'When that rate was published.' }) rateAt!: Date | null;
  @Field({ description: 'The rate is of the built-in reference series, not of a market feed.' }) indicative!: boolean;
  @Field(() => Float, { description: 'USD that they add to the revenue.' }) dollars!: number;
}

@ObjectType({
  description:
    'Figures of a period of days in Istanbul, both ends included. Rates are percentages to one decimal; 0 where there is nothing to divide by.',
})
export class ConversionAnalytics {
  /** What all of it is reckoned from. */
  facts!: Facts;

  @Field({ description: 'First day, as 2026-11-19.' }) fromDay!: string;
  @Field({ description: 'Last day, included.' }) toDay!: string;
  @Field(() => Int, { description: formulas.totalQuotes.says }) totalQuotes!: number;
  @Field(() => Int, { description: formulas.contacted.says }) contacted!: number;
  @Field(() => Int, { description: formulas.quoted.says }) quoted!: number;
  @Field(() => Int, { description: formulas.closed.says }) closed!: number;
  @Field(() => Float, { description: formulas.contactRate.says }) contactRate!: number;
  @Field(() => Float, { description: formulas.quoteRate.says }) quoteRate!: number;
  @Field(() => Float, { description: formulas.closeRate.says }) closeRate!: number;
  @Field(() => Float, { description: formulas.conversionRate.says }) conversionRate!: number;
  @Field(() => EmailMetrics, { description: 'What our e-mails came to.' }) email!: EmailMetrics;
  @Field(() => Float, { description: formulas.totalRevenue.says }) totalRevenue!: number;
  @Field(() => Float, { description: formulas.revenuePerLead.says }) revenuePerLead!: number;

  @Field(() => [RevenuePart], { description: 'What totalRevenue is made of; requests without an amount last.' })
  revenue!: RevenuePart[];

  @Field(() => Float, { description: 'USD for a closed request whose amount is not known: AVERAGE_ORDER_VALUE.' })
  averageOrderValue!: number;

  @Field(() => Float, { nullable: true, description: formulas.averageResponseHours.says })
  averageResponseHours!: number | null;

  @Field(() => Float, { nullable: true, description: formulas.averageSalesDays.says })
  averageSalesDays!: number | null;

  @Field(() => [FunnelStep], { description: 'How far the requests ever came, from all of them to CLOSED.' })
  funnel!: FunnelStep[];

  @Field(() => [ResponseShare], { description: 'By time to the first answer, the shortest first.' })
  responses!: ResponseShare[];

  @Field(() => ConversionAnalytics, {
    nullable: true,
    description: 'The period of the same length just before; it has none before it.',
  })
  previous!: ConversionAnalytics | null;
}
