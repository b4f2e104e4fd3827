/** Arithmetic on calendar days, written as 2026-11-19 and without a time zone. */
import { DAY_MS } from './durations.ts';
import type { CalendarStep } from './enums.ts';

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of days from first to last, both included. */
export const countDays = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;

/** Returns all days from first to last, both included. */
export const listDays = (first: string, last: string): string[] =>
  Array.from({ length: countDays(first, last) }, (_, index) => addDays(first, index));

/** Whether a week or month starts on a day; for the step `day`, always true. */
export const isStepStart: Record<CalendarStep, (day: string) => boolean> = {
  day: () => true,
  week: (day) => new Date(day).getUTCDay() === 1,
  month: (day) => day.endsWith('-01'),
};
