import { calendarSteps, storedValue } from '../../../common/enums.ts';
import { isStepStart, addDays } from '../../../common/calendar-days.ts';
import type { AnalyticsStep, PeriodFiguresFragment } from '../../graphql/generated.ts';
import { countPeriodDays, type Period } from './period.ts';

/** A point of the chart: a day, week or month and the requests received in it. */
export interface TimeSeriesPoint extends Period {
  total: number;
  /** How many of them are closed now. */
  closed: number;
  /** Requests in the same step of the previous period; undefined without a comparison. */
  before?: number;
}

/**
 * Aggregates the days of a period into days, weeks or months.
 * @param previous the period to compare with; its first day is matched with the first day of `figures`, and so on
 */
export function createTimeSeries(
  figures: PeriodFiguresFragment,
  step: AnalyticsStep,
  previous?: PeriodFiguresFragment | null,
): TimeSeriesPoint[] {
  const points: TimeSeriesPoint[] = [];
  const startsStep = isStepStart[storedValue(calendarSteps, step)];
  figures.daily.forEach(({ day, total, closed }, index) => {
    if (index === 0 || startsStep(day))
      points.push({ from: day, to: day, total: 0, closed: 0, ...(previous && { before: 0 }) });
    const point = points.at(-1)!;
    point.to = day;
    point.total += total;
    point.closed += closed;
    if (previous) point.before = (point.before ?? 0) + (previous.daily[index]?.total ?? 0);
  });
  return points;
}

/** Returns the periods that begin on these days; the last one ends with the whole period. */
export const toStepPeriods = (starts: readonly string[], { to }: Period): Period[] =>
  starts.map((from, index) => ({ from, to: starts[index + 1] ? addDays(starts[index + 1]!, -1) : to }));

export const isOneDay = (period: Period): boolean => countPeriodDays(period) === 1;
