import { getCalendarPeriod, type CalendarPeriod } from '../../../common/calendar-period.ts';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns the days of a period, or without one those of the filter. */
export const resolveDays = ({ period, from, to }: Days & { period?: CalendarPeriod | undefined }): Days =>
  period ? getCalendarPeriod(period, getIstanbulDay()) : { from, to };

/** Returns the days of a filter as fields of the GraphQL input. */
export function toDayFilter(filter: Parameters<typeof resolveDays>[0]): {
  fromDay?: string | undefined;
  toDay?: string | undefined;
} {
  const { from: fromDay, to: toDay } = resolveDays(filter);
  return { fromDay, toDay };
}
