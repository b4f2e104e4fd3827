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
