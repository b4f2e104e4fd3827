import { useIntl } from 'react-intl';
import { isOneDay } from './course.ts';
import type { Period } from './period.ts';

/** What a day or a span of days is called. Days are calendar dates, so they are written as such whatever the reader's clock. */
export function useStepNames() {
  const { formatDate, formatDateTimeRange } = useIntl();
  const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return {
    /** On an axis. */
    short: (day: string, withYear: boolean) =>
      formatDate(day, { timeZone: 'UTC', month: 'short', ...(withYear ? { year: '2-digit' } : { day: 'numeric' }) }),
    full: (step: Period) =>
      isOneDay(step)
        ? formatDate(step.from, { ...long, weekday: 'long' })
        : formatDateTimeRange(new Date(step.from), new Date(step.to), long),
  };
}
