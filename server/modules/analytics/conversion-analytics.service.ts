import type { DataSource } from 'typeorm';
import { isStepStart, listDays } from '../../../common/calendar-days.ts';
import { enumName, type AnalyticsDimension, type CalendarStep } from '../../../common/enums.ts';
import { readPeriods, countBySteps, type Facts } from './analytics.facts.ts';
import {
  computeFunnel,
  countLostReasons,
  listUnconvertedRevenue,
  computeRevenueParts,
  countResponses,
  formulas,
  type FormulaInput,
} from './analytics.formulas.ts';
import type { AnalyticsBreakdown, ValueCount, ConversionAnalytics, DayCount } from './conversion-analytics.type.ts';

/**
 * Computes the figures of a period and of the previous period of the same length.
 * @throws BAD_USER_INPUT when `to` is before `from`, and outside the years 1900 to 2199
 */
export async function getConversionAnalytics(
  db: DataSource,
  from: Date,
  to: Date,
  averageOrderValue: number,
): Promise<ConversionAnalytics> {
  const [current, previous] = await readPeriods(db, from, to);
  return {
    ...computeFigures({ facts: current, averageOrderValue }),
    previous: computeFigures({ facts: previous, averageOrderValue }),
  };
}

function computeFigures(input: FormulaInput): ConversionAnalytics {
  const { facts, averageOrderValue } = input;
  const { sent, opened, clicked, replied, openRate, clickRate, replyRate, ...others } = formulas;
  const campaignAmounts = facts.amountsOf('mailing');
  return {
    facts,
    averageOrderValue,
    fromDay: facts.fromDay,
    toDay: facts.toDay,
    ...computeAll(others, input),
    email: {
      ...computeAll({ sent, opened, clicked, replied, openRate, clickRate, replyRate }, input),
      sentBy: campaignAmounts.get('sent')?.count ? 'campaigns' : 'communications',
      repliedBy: campaignAmounts.get('replied')?.count ? 'campaigns' : 'communications',
    },
    revenue: computeRevenueParts(input),
    unconvertedRevenue: listUnconvertedRevenue(input),
    lostReasons: countLostReasons(input),
    funnel: computeFunnel(input),
    responses: countResponses(input),
    previous: null,
  };
}

type Formulas = Record<string, { compute: (input: FormulaInput) => unknown }>;
const computeAll = <Selected extends Formulas>(selected: Selected, input: FormulaInput) =>
  Object.fromEntries(Object.entries(selected).map(([name, { compute }]) => [name, compute(input)])) as {
    [Name in keyof Selected]: ReturnType<Selected[Name]['compute']>;
  };

/** Returns the counts of every day of the period, including zeros. */
export const countByDay = ({ fromDay, toDay, days }: Facts): DayCount[] =>
  listDays(fromDay, toDay).map((day) => ({ day, ...(days.get(day) ?? { total: 0, closed: 0 }) }));

/** Counts the requests of each value of a dimension, largest count first. */
export const countByValue = (facts: Facts, by: AnalyticsDimension): ValueCount[] =>
  [...facts.amountsOf(by)]
    .map(([value, { count }]) => ({ value: toFilterValue(by, value), count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

/** Maximum number of series. The smallest values share the last one. */
const MAX_SERIES = 8;

/**
 * Counts the requests of a period by interval and by the values of a dimension.
 * @throws BAD_USER_INPUT as {@link getConversionAnalytics}
 */
export async function getBreakdown(
  db: DataSource,
  { from, to, by, step }: { from: Date; to: Date; by: AnalyticsDimension; step: CalendarStep },
): Promise<AnalyticsBreakdown> {
  const { fromDay, toDay, points } = await countBySteps(db, { from, to, by, step });
  const starts = listDays(fromDay, toDay).filter((day, index) => index === 0 || isStepStart[step](day));
  const indexes = new Map(starts.map((start, index) => [start, index]));
  const byValue = new Map<string, number[]>();
  for (const { value, start, count } of points) {
    const counts = byValue.get(value) ?? starts.map(() => 0);
    counts[indexes.get(start)!]! += count;
    byValue.set(value, counts);
  }
  const series = [...byValue]
    .map(([value, counts]) => ({ value: toFilterValue(by, value), counts, total: sum(counts) }))
    .sort((a, b) => b.total - a.total || (a.value < b.value ? -1 : 1));
  if (series.length <= MAX_SERIES) return { starts, series };
  const rest = series.slice(MAX_SERIES - 1);
  const counts = starts.map((_, index) => sum(rest.map((series) => series.counts[index]!)));
  return { starts, series: [...series.slice(0, MAX_SERIES - 1), { value: null, counts, total: sum(counts) }] };
}

/** Returns the value as the filter of `quoteRequests` expects it. */
const toFilterValue = (by: AnalyticsDimension, value: string): string =>
  by === 'source' || by === 'language' ? enumName(value) : value;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
