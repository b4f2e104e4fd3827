import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Currency, LostReason, QuoteStatus, ResponseSpan, MailFigure } from '../../../common/enums.ts';
import { LostReasonEnum, QuoteStatusEnum, ResponseSpanEnum, MailFigureEnum } from '../../platform/graphql/enums.ts';
import { MoneyAmount } from '../parties/index.ts';
import type { Facts } from './analytics.facts.ts';
import { formulas } from './analytics.formulas.ts';

@ObjectType({ description: 'E-mail figures. Rates are percentages with one decimal.' })
class EmailMetrics {
  @Field(() => Int, { description: formulas.sent.description }) sent!: number;
  @Field(() => Int, { description: formulas.opened.description }) opened!: number;
  @Field(() => Int, { description: formulas.clicked.description }) clicked!: number;
  @Field(() => Int, { description: formulas.replied.description }) replied!: number;
  @Field(() => Float, { description: formulas.openRate.description }) openRate!: number;
  @Field(() => Float, { description: formulas.clickRate.description }) clickRate!: number;
  @Field(() => Float, { description: formulas.replyRate.description }) replyRate!: number;
  @Field(() => MailFigureEnum, { description: 'Source of `sent`.' }) sentBy!: MailFigure;
  @Field(() => MailFigureEnum, { description: 'Source of `replied`.' }) repliedBy!: MailFigure;
}

@ObjectType({ description: 'Numbers of requests received on a day, in the time zone of Istanbul.' })
export class DayCount {
  @Field({ description: 'Day, like 2026-11-19.' }) day!: string;
  @Field(() => Int, { description: 'Number of requests received on the day.' }) total!: number;
  @Field(() => Int, { description: 'Number of requests received on the day that are CLOSED now.' }) closed!: number;
}

@ObjectType({ description: 'Number of leads that ever reached a stage, according to the status history.' })
class FunnelStep {
  @Field(() => QuoteStatusEnum, {
    description: 'Stage: NEW (all leads), CONTACTED (ever not NEW), QUOTED or CLOSED.',
  })
  status!: QuoteStatus;

  @Field(() => Int, {
    description:
      'Number of leads of the period that ever reached this stage or a later one, even if their status was set back.',
  })
  count!: number;

  @Field(() => Float, {
    description: 'Percentage of the previous stage, with one decimal; 0 when the previous stage is empty.',
  })
  stepRate!: number;
}

@ObjectType({ description: 'Number of requests with one value of a field, such as one country.' })
export class ValueCount {
  @Field({
    description:
      'Value in the form that the filter of `quoteRequests` expects: QUICK_QUOTE, TR, rebar, or the country of the company. Empty for requests without a value.',
  })
  value!: string;

  @Field(() => Int, { description: 'Number of requests received in the period.' }) count!: number;
}

@ObjectType({ description: 'Numbers of requests with one value of a field over time.' })
class AnalyticsSeries {
  @Field(() => String, {
    nullable: true,
    description: 'Value as in ValueCount; null for the series that combines the remaining values.',
  })
  value!: string | null;

  @Field(() => Int, { description: 'Number of requests of the period.' }) total!: number;
  @Field(() => [Int], { description: 'Number of requests of each step of the period, including zeros.' })
  counts!: number[];
}

@ObjectType({ description: 'Numbers of requests by step and by value.' })
export class AnalyticsBreakdown {
  @Field(() => [String], { description: 'First day of each step, like 2026-11-19.' }) starts!: string[];
  @Field(() => [AnalyticsSeries], { description: 'Largest series first; the series of the remaining values last.' })
  series!: AnalyticsSeries[];
}

@ObjectType({ description: 'Number of requests by time until the first response.' })
class ResponseCount {
  @Field(() => ResponseSpanEnum, { description: 'Time until the first response.' }) span!: ResponseSpan;
  @Field(() => Int, { description: 'Number of requests received in the period.' }) count!: number;
}

@ObjectType({ description: 'Part of the revenue from the won requests of one currency.' })
class RevenuePart {
  @Field(() => String, {
    nullable: true,
    description:
      'ISO 4217 code of the amounts; null for requests without an amount, each of which counts as AVERAGE_ORDER_VALUE.',
  })
  currency!: Currency | null;

  @Field(() => Int, { description: 'Number of won requests.' }) count!: number;
  @Field(() => Float, { description: 'Sum of the amounts, in `currency`.' }) amount!: number;
  @Field(() => Float, { description: 'Part of the revenue in USD.' }) dollars!: number;
}

@ObjectType({ description: 'Number of lost requests with one reason.' })
class LostReasonCount {
  @Field(() => LostReasonEnum, { description: 'Reason; SPAM and DUPLICATE are not counted as leads.' })
  reason!: LostReason;

  @Field(() => Int, { description: 'Number of requests received in the period.' }) count!: number;
}

@ObjectType({
  description:
    'Outcomes of the requests with one value of a field, such as one country or owner. SPAM and DUPLICATE are left out.',
})
export class ValueOutcomes {
  @Field({
    description:
      'Value in the form that the filter of `quoteRequests` expects; for an owner, the UUID. Empty for requests without a value.',
  })
  value!: string;

  @Field(() => String, { nullable: true, description: 'Name of the owner; null for other groups.' })
  name!: string | null;

  @Field(() => Int, { description: 'Number of won requests.' }) won!: number;
  @Field(() => Int, { description: 'Number of lost requests.' }) lost!: number;
  @Field(() => Float, { description: formulas.winRate.description }) winRate!: number;
  @Field(() => Float, { description: 'As `totalRevenue`, of these requests.' }) revenue!: number;
  @Field(() => Float, { nullable: true, description: formulas.averageWonDays.description })
  averageWonDays!: number | null;
}

@ObjectType({
  description:
    'Conversion figures of a period of days in the time zone of Istanbul, both inclusive. Rates are percentages with one decimal; 0 when the divisor is 0.',
})
export class ConversionAnalytics {
  /** Input of the formulas. */
  facts!: Facts;

  @Field({ description: 'First day, like 2026-11-19.' }) fromDay!: string;
  @Field({ description: 'Last day, inclusive.' }) toDay!: string;
  @Field(() => Int, { description: formulas.totalQuotes.description }) totalQuotes!: number;
  @Field(() => Int, { description: formulas.contacted.description }) contacted!: number;
  @Field(() => Int, { description: formulas.quoted.description }) quoted!: number;
  @Field(() => Int, { description: formulas.closed.description }) closed!: number;
  @Field(() => Float, { description: formulas.contactRate.description }) contactRate!: number;
  @Field(() => Float, { description: formulas.quoteRate.description }) quoteRate!: number;
  @Field(() => Float, { description: formulas.closeRate.description }) closeRate!: number;
  @Field(() => Float, { description: formulas.conversionRate.description }) conversionRate!: number;
  @Field(() => Int, { description: formulas.leads.description }) leads!: number;
  @Field(() => Int, { description: formulas.won.description }) won!: number;
  @Field(() => Int, { description: formulas.lost.description }) lost!: number;
  @Field(() => Int, { description: formulas.outcomeMissing.description }) outcomeMissing!: number;
  @Field(() => Float, { description: formulas.winRate.description }) winRate!: number;
  @Field(() => [LostReasonCount], { description: 'Lost requests by reason, most frequent first.' })
  lostReasons!: LostReasonCount[];

  @Field(() => Int, { description: formulas.unpriced.description }) unpriced!: number;
  @Field(() => [MoneyAmount], { description: 'Won amounts without a rate, which `totalRevenue` leaves out.' })
  unconvertedRevenue!: MoneyAmount[];

  @Field(() => Float, { nullable: true, description: formulas.averageWonDays.description })
  averageWonDays!: number | null;

  @Field(() => EmailMetrics, { description: 'E-mail figures.' }) email!: EmailMetrics;
  @Field(() => Float, { description: formulas.totalRevenue.description }) totalRevenue!: number;
  @Field(() => Float, { description: formulas.revenuePerLead.description }) revenuePerLead!: number;

  @Field(() => [RevenuePart], { description: 'Parts of `totalRevenue` by currency; requests without an amount last.' })
  revenue!: RevenuePart[];

  @Field(() => Float, { description: 'Value in USD of a won request without an amount: AVERAGE_ORDER_VALUE.' })
  averageOrderValue!: number;

  @Field(() => Float, { nullable: true, description: formulas.averageResponseHours.description })
  averageResponseHours!: number | null;

  @Field(() => Float, { nullable: true, description: formulas.averageSalesDays.description })
  averageSalesDays!: number | null;

  @Field(() => [FunnelStep], { description: 'Numbers of requests that ever reached each stage, from NEW to CLOSED.' })
  funnel!: FunnelStep[];

  @Field(() => [ResponseCount], {
    description: 'Numbers of requests by time until the first response, shortest first.',
  })
  responses!: ResponseCount[];

  @Field(() => ConversionAnalytics, {
    nullable: true,
    description: 'Previous period of the same length; null for the previous period itself.',
  })
  previous!: ConversionAnalytics | null;
}
