import { useIntl } from 'react-intl';
import type { Period } from './period.ts';
import { isOneDay } from './time-series.ts';

/**
 * Formats days and periods. Days are calendar dates, so they are formatted in UTC, whatever the time zone of the
 * browser.
 */
export function useStepFormat() {
  const { formatDate, formatDateTimeRange } = useIntl();
  const longDate = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return {
    /** For the labels of an axis. */
    formatShort: (day: string, withYear: boolean) =>
      formatDate(day, { timeZone: 'UTC', month: 'short', ...(withYear ? { year: '2-digit' } : { day: 'numeric' }) }),
    formatFull: (step: Period) =>
      isOneDay(step)
        ? formatDate(step.from, { ...longDate, weekday: 'long' })
        : formatDateTimeRange(new Date(step.from), new Date(step.to), longDate),
  };
}
