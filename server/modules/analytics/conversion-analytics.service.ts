import type { DataSource } from 'typeorm';
import { begins, daysFrom } from '../../../common/calendar-days.ts';
import { enumName } from '../../../common/enums.ts';
import type { AnalyticsDimension, AnalyticsStep } from './analytics.enums.ts';
import { analyticsFacts, analyticsSteps, type Facts } from './analytics.facts.ts';
import { formulas, funnelOf, responsesOf, revenueParts, type Basis } from './analytics.formulas.ts';
import type { AnalyticsBreakdown, AnalyticsShare, ConversionAnalytics, DayCount } from './conversion-analytics.type.ts';

/** @throws BAD_USER_INPUT for an end before the beginning, and outside the years 1900 to 2199 */
export async function conversionAnalytics(
  db: DataSource,
  from: Date,
  to: Date,
  averageOrderValue: number,
): Promise<ConversionAnalytics> {
  const [asked, previous] = await analyticsFacts(db, from, to);
  return {
    ...figuresOf({ facts: asked, averageOrderValue }),
    previous: figuresOf({ facts: previous, averageOrderValue }),
  };
}

function figuresOf(basis: Basis): ConversionAnalytics {
  const { facts, averageOrderValue } = basis;
  const { sent, opened, clicked, replied, openRate, clickRate, replyRate, ...named } = formulas;
  const mailed = facts.of('mailing');
  return {
    facts,
    averageOrderValue,
    fromDay: facts.fromDay,
    toDay: facts.toDay,
    ...reckoned(named, basis),
    email: {
      ...reckoned({ sent, opened, clicked, replied, openRate, clickRate, replyRate }, basis),
      sentBy: mailed.get('sent')?.count ? 'campaigns' : 'communications',
      repliedBy: mailed.get('replied')?.count ? 'campaigns' : 'communications',
    },
    revenue: revenueParts(basis),
    funnel: funnelOf(basis),
    responses: responsesOf(basis),
    previous: null,
  };
}

type Formulas = Record<string, { of: (basis: Basis) => unknown }>;
const reckoned = <Some extends Formulas>(some: Some, basis: Basis) =>
  Object.fromEntries(Object.entries(some).map(([name, { of }]) => [name, of(basis)])) as {
    [Name in keyof Some]: ReturnType<Some[Name]['of']>;
  };

/** Every day of the period, zeros included. */
export const dailyCounts = ({ fromDay, toDay, days }: Facts): DayCount[] =>
  daysFrom(fromDay, toDay).map((day) => ({ day, ...(days.get(day) ?? { total: 0, closed: 0 }) }));

/** The values of a dimension, the most requests first. */
export const sharesOf = (facts: Facts, by: AnalyticsDimension): AnalyticsShare[] =>
  [...facts.of(by)]
    .map(([value, { count }]) => ({ value: filterName(by, value), count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));

/** Series of their own get so many values; the others share one. */
const ownSeries = 8;

/** @throws BAD_USER_INPUT as {@link conversionAnalytics} */
export async function breakdown(
  db: DataSource,
  { from, to, by, step }: { from: Date; to: Date; by: AnalyticsDimension; step: AnalyticsStep },
): Promise<AnalyticsBreakdown> {
  const { fromDay, toDay, points } = await analyticsSteps(db, { from, to, by, step });
  const starts = daysFrom(fromDay, toDay).filter((day, place) => place === 0 || begins[step](day));
  const placeOf = new Map(starts.map((start, place) => [start, place]));
  const byValue = new Map<string, number[]>();
  for (const { value, start, count } of points) {
    const counts = byValue.get(value) ?? starts.map(() => 0);
    counts[placeOf.get(start)!]! += count;
    byValue.set(value, counts);
  }
  const series = [...byValue]
    .map(([value, counts]) => ({ value: filterName(by, value), counts, total: sum(counts) }))
    .sort((one, other) => other.total - one.total || (one.value < other.value ? -1 : 1));
  if (series.length <= ownSeries) return { starts, series };
  const rest = series.slice(ownSeries - 1);
  const counts = starts.map((_, place) => sum(rest.map((one) => one.counts[place]!)));
  return { starts, series: [...series.slice(0, ownSeries - 1), { value: null, counts, total: sum(counts) }] };
}

const filterName = (by: AnalyticsDimension, value: string): string =>
  by === 'source' || by === 'language' ? enumName(value) : value;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
