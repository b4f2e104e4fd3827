/** Days of the calendar, written as 2026-11-19; whose clock they are of is up to the caller. */

const dayLength = 86_400_000;

export const daysLater = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * dayLength).toISOString().slice(0, 10);

/** How many days lie from the first to the last, both included. */
export const dayCount = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / dayLength + 1;

/** All of them, both ends included. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: dayCount(first, last) }, (_, place) => daysLater(first, place));

/** What a point of a series of days stands for. Weeks begin on Monday. */
export type CalendarStep = 'day' | 'week' | 'month';

/** Whether a step begins on a day. */
export const begins: Record<CalendarStep, (day: string) => boolean> = {
  day: () => true,
  week: (day) => new Date(day).getUTCDay() === 1,
  month: (day) => day.endsWith('-01'),
};
