import type { IntlShape } from 'react-intl';

const day = 24 * 60 * 60 * 1000;

const dayOf = (moment: string | number, timeZone?: string) =>
  Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(moment)));

/** The calendar day of a moment: "Bugün", "Dün", else "12 Kasım Perşembe", with its year where that is another. */
export function dayWords({ formatMessage, formatDate, timeZone }: IntlShape, at: string): string {
  const today = dayOf(Date.now(), timeZone);
  const passed = (today - dayOf(at, timeZone)) / day;
  if (passed === 0) return formatMessage({ id: 'time.today' });
  if (passed === 1) return formatMessage({ id: 'time.yesterday' });
  const isThisYear = new Date(at).getFullYear() === new Date(today).getFullYear();
  return formatDate(at, { day: 'numeric', month: 'long', ...(isThisYear ? { weekday: 'long' } : { year: 'numeric' }) });
}
