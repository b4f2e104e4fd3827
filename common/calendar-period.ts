import { addDays } from './calendar-days.ts';

/** Periods of a filter by days, relative to today: a saved view with one finds other records in the next quarter. */
export const calendarPeriods = [
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const;
export type CalendarPeriod = (typeof calendarPeriods)[number];

/** Length in months, and by how many such lengths the period lies before the current one. */
const periods: Record<CalendarPeriod, [months: number, back: number]> = {
  thisMonth: [1, 0],
  lastMonth: [1, 1],
  thisQuarter: [3, 0],
  lastQuarter: [3, 1],
  thisYear: [12, 0],
  lastYear: [12, 1],
};

/** @param month months since January of year 0 */
const firstDay = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/**
 * Returns the first and the last day of a month, quarter or year.
 * @param today such as 2026-11-25
 */
export function getCalendarPeriod(period: CalendarPeriod, today: string): { from: string; to: string } {
  const [months, back] = periods[period];
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const start = month - (month % months) - back * months;
  return { from: firstDay(start), to: addDays(firstDay(start + months), -1) };
}
