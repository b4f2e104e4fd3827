import type { IntlShape } from 'react-intl';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A length of time in the largest unit that it fills, rounded down. */
function measure(milliseconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (milliseconds < hour) return { unit: 'minutes', count: Math.floor(milliseconds / minute) };
  if (milliseconds < day) return { unit: 'hours', count: Math.floor(milliseconds / hour) };
  return { unit: 'days', count: Math.floor(milliseconds / day) };
}

/** "az önce", "2 dk önce", "5 saat önce", "3 gün önce"; a moment that our clock has still to come to is "az önce" too. */
export function timeSince({ formatMessage }: IntlShape, at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < minute) return formatMessage({ id: 'time.justNow' });
  const { unit, count } = measure(passed);
  return formatMessage({ id: `time.${unit}Ago` }, { count });
}

/** How late a moment is, or how far away: "3 saat gecikti", "2 saat sonra", and "şimdi" within a minute of it. */
export function timeUntil({ formatMessage }: IntlShape, at: string, now: number): string {
  const left = Date.parse(at) - now;
  if (Math.abs(left) < minute) return formatMessage({ id: 'time.now' });
  const { unit, count } = measure(Math.abs(left));
  return formatMessage({ id: left < 0 ? `time.${unit}Late` : `time.${unit}Left` }, { count });
}

/** The calendar day of a moment as midnight UTC, so that days differ by whole days whatever the clocks did between them. */
const dayOf = (moment: string | number, timeZone?: string) =>
  Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(moment)));

const dayNames = new Map([
  [-1, 'time.yesterday'],
  [0, 'time.today'],
  [1, 'time.tomorrow'],
]);

/** Days of the company's calendar that have passed since. */
const daysSince = (at: string, now: number, timeZone?: string) => (dayOf(now, timeZone) - dayOf(at, timeZone)) / day;

/** As the timeline of communications says it: "Bugün 14:26", "Dün", "3 gün önce" under a week, else the whole date. */
export function timelineTime(
  { formatMessage, formatDate, formatTime, timeZone }: IntlShape,
  at: string,
  now: number,
): string {
  const days = daysSince(at, now, timeZone);
  if (days === 0) return `${formatMessage({ id: 'time.today' })} ${formatTime(at)}`;
  if (days === 1) return formatMessage({ id: 'time.yesterday' });
  if (days > 1 && days < 7) return formatMessage({ id: 'time.daysAgo' }, { count: days });
  return formatDate(at, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Heads the records of one day: "Bugün", "Dün", "18 Kasım Çarşamba", with the year where it is another one. */
export function dayName({ formatMessage, formatDate, timeZone }: IntlShape, at: string, now: number): string {
  const name = { 0: 'time.today', 1: 'time.yesterday' }[daysSince(at, now, timeZone)];
  if (name) return formatMessage({ id: name });
  const year = formatDate(at, { year: 'numeric' }) === formatDate(now, { year: 'numeric' }) ? undefined : 'numeric';
  return formatDate(at, { day: 'numeric', month: 'long', weekday: 'long', year });
}

/** An appointment by its day and hour: "Bugün 16:30", "Dün 16:00", "Yarın 09:00", else "28 Kas 09:00". */
export function appointment(
  { formatMessage, formatDate, formatTime, timeZone }: IntlShape,
  at: string,
  now: number,
): string {
  const name = dayNames.get((dayOf(at, timeZone) - dayOf(now, timeZone)) / day);
  const date = name ? formatMessage({ id: name }) : formatDate(at, { day: 'numeric', month: 'short' });
  return `${date} ${formatTime(at)}`;
}
