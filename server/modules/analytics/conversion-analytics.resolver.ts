import { Arg, Args, ArgsType, Authorized, Ctx, Field, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { AnalyticsDimension, CalendarStep, OutcomeDimension } from '../../../common/enums.ts';
import { AnalyticsDimensionEnum, AnalyticsStepEnum, OutcomeDimensionEnum } from '../../platform/graphql/enums.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { readers } from '../../platform/graphql/roles.ts';
import { EmailCampaign, listEmailCampaigns } from '../campaigns/index.ts';
import { computeOutcomes } from './analytics.formulas.ts';
import { countByDay, getBreakdown, getConversionAnalytics, countByValue } from './conversion-analytics.service.ts';
import {
  AnalyticsBreakdown,
  ValueCount,
  ConversionAnalytics,
  DayCount,
  ValueOutcomes,
} from './conversion-analytics.type.ts';

export interface AnalyticsContext extends Context {
  /** Value of a won request without an amount, in USD: the setting AVERAGE_ORDER_VALUE. */
  averageOrderValue: number;
}

@ArgsType()
class Period {
  @Field(() => Date, { description: 'Any time of the first day, in the time zone of Istanbul.' })
  from!: Date;

  @Field(() => Date, { description: 'Any time of the last day, which is included completely; not before `from`.' })
  to!: Date;
}

@Resolver(() => ConversionAnalytics)
export class ConversionAnalyticsResolver {
  @Authorized(readers)
  @Query(() => ConversionAnalytics, {
    complexity: 2_500,
    description: 'Conversion figures of a period. BAD_USER_INPUT when the period ends before it begins.',
  })
  async conversionAnalytics(
    @Args() { from, to }: Period,
    @Ctx() { openReports, averageOrderValue }: AnalyticsContext,
  ): Promise<ConversionAnalytics> {
    return getConversionAnalytics(await openReports(), from, to, averageOrderValue);
  }

  @Authorized(readers)
  @Query(() => AnalyticsBreakdown, {
    complexity: 2_000,
    description: 'Numbers of requests of a period by day, week or month, grouped by a field.',
  })
  async analyticsBreakdown(
    @Args() { from, to }: Period,
    @Arg('by', () => AnalyticsDimensionEnum, { description: 'Field by which requests are grouped.' })
    by: AnalyticsDimension,
    @Arg('step', () => AnalyticsStepEnum, { defaultValue: 'day', description: 'Interval of a point.' })
    step: CalendarStep,
    @Ctx() { openReports }: Context,
  ): Promise<AnalyticsBreakdown> {
    return getBreakdown(await openReports(), { from, to, by, step });
  }

  @Authorized(readers)
  @Query(() => [EmailCampaign], { description: 'Campaigns sent in a period, latest first.' })
  async emailCampaigns(@Args() { from, to }: Period, @Ctx() { openReports }: Context): Promise<EmailCampaign[]> {
    return listEmailCampaigns(await openReports(), from, to);
  }

  @FieldResolver(() => [DayCount], { description: 'Numbers of requests of every day of the period, including zeros.' })
  daily(@Root() { facts }: ConversionAnalytics): DayCount[] {
    return countByDay(facts);
  }

  @FieldResolver(() => [ValueCount], {
    description: 'Numbers of requests of the period, grouped by a field, largest group first.',
  })
  shares(
    @Root() { facts }: ConversionAnalytics,
    @Arg('by', () => AnalyticsDimensionEnum, { description: 'Field by which requests are grouped.' })
    by: AnalyticsDimension,
  ): ValueCount[] {
    return countByValue(facts, by);
  }

  @FieldResolver(() => [ValueOutcomes], {
    description: 'Outcomes of the requests of the period, grouped by a field, largest revenue first.',
  })
  outcomes(
    @Root() { facts, averageOrderValue }: ConversionAnalytics,
    @Arg('by', () => OutcomeDimensionEnum, { description: 'Field by which requests are grouped.' })
    by: OutcomeDimension,
  ): ValueOutcomes[] {
    return computeOutcomes({ facts, averageOrderValue }, by);
  }
}
