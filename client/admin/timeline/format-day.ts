import type { IntlShape } from 'react-intl';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the calendar day of a time as its midnight in UTC. The locale sv-SE formats dates as YYYY-MM-DD. */
const getDay = (time: string | number, timeZone?: string) =>
  Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(time)));

/** Formats the calendar day of a time: "Bugün", "Dün", "12 Kasım Perşembe", or with the year instead of the weekday for other years. */
export function formatDay({ formatMessage, formatDate, timeZone }: IntlShape, at: string): string {
  const today = getDay(Date.now(), timeZone);
  const daysAgo = (today - getDay(at, timeZone)) / DAY_MS;
  if (daysAgo === 0) return formatMessage({ id: 'time.today' });
  if (daysAgo === 1) return formatMessage({ id: 'time.yesterday' });
  const isThisYear = new Date(at).getFullYear() === new Date(today).getFullYear();
  return formatDate(at, { day: 'numeric', month: 'long', ...(isThisYear ? { weekday: 'long' } : { year: 'numeric' }) });
}
