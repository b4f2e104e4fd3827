import { brand } from './brand.ts';
import { DAY_MS } from './durations.ts';

/** Returns today in the company's time zone, or a later day, like 2026-12-01. */
export const getIstanbulDay = (daysLater = 0, now = Date.now()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(now + daysLater * DAY_MS);

/** Returns whether a text is a day of this century, like 2026-12-01. */
export function isDay(text: string | undefined): text is string {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Returns the number of days from one day to another: 0 for the same day, negative when the other one is earlier. */
export const getDayDifference = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Returns the next day with this ISO weekday number (1 for Monday, 7 for Sunday), at least one day after today. */
export function getNextWeekday(weekday: number, now = Date.now()): string {
  const today = new Date(getIstanbulDay(0, now)).getUTCDay();
  return getIstanbulDay(((weekday - today + 6) % 7) + 1, now);
}
