import type { IntlShape } from 'react-intl';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../common/durations.ts';

/** Converts a duration to its largest full unit, rounded down. */
function toLargestUnit(milliseconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (milliseconds < HOUR_MS) return { unit: 'minutes', count: Math.floor(milliseconds / MINUTE_MS) };
  if (milliseconds < DAY_MS) return { unit: 'hours', count: Math.floor(milliseconds / HOUR_MS) };
  return { unit: 'days', count: Math.floor(milliseconds / DAY_MS) };
}

/**
 * Formats the time since a moment: "az önce", "2 dk önce", "5 saat önce", "3 gün önce". A moment in the future, from a
 * clock ahead of ours, is "az önce".
 */
export function formatTimeSince({ formatMessage }: IntlShape, at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < MINUTE_MS) return formatMessage({ id: 'time.justNow' });
  const { unit, count } = toLargestUnit(passed);
  return formatMessage({ id: `time.${unit}Ago` }, { count });
}

/** Formats the time until a moment or since it: "2 saat sonra", "3 saat gecikti", and "şimdi" within a minute of it. */
export function formatTimeUntil({ formatMessage }: IntlShape, at: string, now: number): string {
  const remaining = Date.parse(at) - now;
  if (Math.abs(remaining) < MINUTE_MS) return formatMessage({ id: 'time.now' });
  const { unit, count } = toLargestUnit(Math.abs(remaining));
  return formatMessage({ id: remaining < 0 ? `time.${unit}Late` : `time.${unit}Left` }, { count });
}

/**
 * Returns the calendar day of a moment as midnight UTC, so that changes of daylight saving time do not affect
 * differences of days.
 */
const toUtcDay = (moment: string | number, timeZone?: string) =>
  Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(moment)));

const dayNames = new Map([
  [-1, 'time.yesterday'],
  [0, 'time.today'],
  [1, 'time.tomorrow'],
]);

/** Counts the calendar days since a moment in the time zone of the company. */
const countDaysSince = (at: string, now: number, timeZone?: string) =>
  (toUtcDay(now, timeZone) - toUtcDay(at, timeZone)) / DAY_MS;

/**
 * Formats a moment for the timeline of communications: "Bugün 14:26", "Dün", "3 gün önce" within a week, else the full
 * date.
 */
export function formatTimelineTime(
  { formatMessage, formatDate, formatTime, timeZone }: IntlShape,
  at: string,
  now: number,
): string {
  const days = countDaysSince(at, now, timeZone);
  if (days === 0) return `${formatMessage({ id: 'time.today' })} ${formatTime(at)}`;
  if (days === 1) return formatMessage({ id: 'time.yesterday' });
  if (days > 1 && days < 7) return formatMessage({ id: 'time.daysAgo' }, { count: days });
  return formatDate(at, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats a day as a heading: "Bugün", "Dün", "18 Kasım Çarşamba", with the year when it is not the current one. */
export function formatDayName({ formatMessage, formatDate, timeZone }: IntlShape, at: string, now: number): string {
  const name = { 0: 'time.today', 1: 'time.yesterday' }[countDaysSince(at, now, timeZone)];
  if (name) return formatMessage({ id: name });
  const year = formatDate(at, { year: 'numeric' }) === formatDate(now, { year: 'numeric' }) ? undefined : 'numeric';
  return formatDate(at, { day: 'numeric', month: 'long', weekday: 'long', year });
}

/** Formats the day and time of an appointment: "Bugün 16:30", "Dün 16:00", "Yarın 09:00", else "28 Kas 09:00". */
export function formatAppointment(
  { formatMessage, formatDate, formatTime, timeZone }: IntlShape,
  at: string,
  now: number,
): string {
  const name = dayNames.get((toUtcDay(at, timeZone) - toUtcDay(now, timeZone)) / DAY_MS);
  const date = name ? formatMessage({ id: name }) : formatDate(at, { day: 'numeric', month: 'short' });
  return `${date} ${formatTime(at)}`;
}
