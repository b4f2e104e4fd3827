import { begins, daysLater, type CalendarStep } from '../../../common/calendar-days.ts';
import type { AnalyticsStep, PeriodFiguresFragment } from '../../graphql/generated.ts';
import { lengthOf, type Period } from './period.ts';

/** A step of the course: its days and what was received in them. */
export interface CoursePoint extends Period {
  total: number;
  /** Of these, how many are closed now. */
  closed: number;
  /** In the same step of the period before; undefined where nothing is compared. */
  before?: number;
}

/** The days of a period gathered into steps. The period before is laid over it day by day, from its first. */
export function courseOf(
  figures: PeriodFiguresFragment,
  step: AnalyticsStep,
  previous?: PeriodFiguresFragment | null,
): CoursePoint[] {
  const points: CoursePoint[] = [];
  const beginsHere = begins[step.toLowerCase() as CalendarStep];
  figures.daily.forEach(({ day, total, closed }, place) => {
    if (place === 0 || beginsHere(day))
      points.push({ from: day, to: day, total: 0, closed: 0, ...(previous && { before: 0 }) });
    const point = points.at(-1)!;
    point.to = day;
    point.total += total;
    point.closed += closed;
    if (previous) point.before = (point.before ?? 0) + (previous.daily[place]?.total ?? 0);
  });
  return points;
}

/** The steps that begin on these days, the last one ending with the period. */
export const stepsFrom = (starts: readonly string[], { to }: Period): Period[] =>
  starts.map((from, place) => ({ from, to: starts[place + 1] ? daysLater(starts[place + 1]!, -1) : to }));

export const isOneDay = (period: Period): boolean => lengthOf(period) === 1;
