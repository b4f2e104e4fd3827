import { Arg, Args, ArgsType, Authorized, Ctx, Field, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { readers } from '../../platform/graphql/roles.ts';
import {
  AnalyticsDimensionEnum,
  AnalyticsStepEnum,
  type AnalyticsDimension,
  type AnalyticsStep,
} from './analytics.enums.ts';
import { EmailCampaign, emailCampaigns } from '../campaigns/index.ts';
import { breakdown, conversionAnalytics, dailyCounts, sharesOf } from './conversion-analytics.service.ts';
import { AnalyticsBreakdown, AnalyticsShare, ConversionAnalytics, DayCount } from './conversion-analytics.type.ts';

/** The context of the analytics page. */
export interface AnalyticsContext extends Context {
  /** In USD, of an order whose amount is not known: the setting AVERAGE_ORDER_VALUE. */
  averageOrderValue: number;
}

@ArgsType()
class Period {
  @Field(() => Date, { description: 'An instant of the first day, by the clock of Istanbul.' })
  from!: Date;

  @Field(() => Date, { description: 'An instant of the last day, which is included to its end; not before `from`.' })
  to!: Date;
}

@Resolver(() => ConversionAnalytics)
export class ConversionAnalyticsResolver {
  @Authorized(readers)
  @Query(() => ConversionAnalytics, {
    complexity: 2_500,
    description: 'How requests of a period became sales. BAD_USER_INPUT when it ends before it begins.',
  })
  conversionAnalytics(
    @Args() { from, to }: Period,
    @Ctx() { db, averageOrderValue }: AnalyticsContext,
  ): Promise<ConversionAnalytics> {
    return conversionAnalytics(db, from, to, averageOrderValue);
  }

  @Authorized(readers)
  @Query(() => AnalyticsBreakdown, {
    complexity: 2_000,
    description: 'Requests of a period, day by day or week by week, told apart by one thing.',
  })
  analyticsBreakdown(
    @Args() { from, to }: Period,
    @Arg('by', () => AnalyticsDimensionEnum, { description: 'What they are told apart by.' }) by: AnalyticsDimension,
    @Arg('step', () => AnalyticsStepEnum, { defaultValue: 'day', description: 'What a point stands for.' })
    step: AnalyticsStep,
    @Ctx() { db }: Context,
  ): Promise<AnalyticsBreakdown> {
    return breakdown(db, { from, to, by, step });
  }

  @Authorized(readers)
  @Query(() => [EmailCampaign], { description: 'Campaigns sent in a period, the latest first.' })
  emailCampaigns(@Args() { from, to }: Period, @Ctx() { db }: Context): Promise<EmailCampaign[]> {
    return emailCampaigns(db, from, to);
  }

  @FieldResolver(() => [DayCount], { description: 'Every day of the period, zeros included.' })
  daily(@Root() { facts }: ConversionAnalytics): DayCount[] {
    return dailyCounts(facts);
  }

  @FieldResolver(() => [AnalyticsShare], {
    description: 'Requests of the period told apart by one thing, the most first.',
  })
  shares(
    @Root() { facts }: ConversionAnalytics,
    @Arg('by', () => AnalyticsDimensionEnum, { description: 'What they are told apart by.' }) by: AnalyticsDimension,
  ): AnalyticsShare[] {
    return sharesOf(facts, by);
  }
}
