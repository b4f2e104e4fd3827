import { useIntl } from 'react-intl';
import { useNow } from '../kit/use-now.ts';

const DAY_MS = 86_400_000;

/**
 * Returns a function that formats the calendar day of a moment: "Bugün", "Dün", "17 Kasım Salı", with the year when it
 * is not the current one.
 */
export function useFormatDay(): (at: string) => string {
  const { formatDate, formatMessage } = useIntl();
  const now = useNow();
  const date = (at: number | string) => formatDate(at, { dateStyle: 'short' });
  const [today, yesterday] = [date(now), date(now - DAY_MS)];
  const year = formatDate(now, { year: 'numeric' });
  return (at) => {
    const day = date(at);
    if (day === today) return formatMessage({ id: 'time.today' });
    if (day === yesterday) return formatMessage({ id: 'time.yesterday' });
    const isThisYear = formatDate(at, { year: 'numeric' }) === year;
    return formatDate(at, { day: 'numeric', month: 'long', weekday: 'long', ...(!isThisYear && { year: 'numeric' }) });
  };
}
