import { useIntl } from 'react-intl';
import { useNow } from '../kit/now.ts';

const day = 86_400_000;

/** The calendar day of a moment: "Bugün", "Dün", "17 Kasım Salı", with its year where that is not this one. */
export function useDayName(): (at: string) => string {
  const { formatDate, formatMessage } = useIntl();
  const now = useNow();
  const date = (at: number | string) => formatDate(at, { dateStyle: 'short' });
  const [today, yesterday] = [date(now), date(now - day)];
  const year = formatDate(now, { year: 'numeric' });
  return (at) => {
    const its = date(at);
    if (its === today) return formatMessage({ id: 'time.today' });
    if (its === yesterday) return formatMessage({ id: 'time.yesterday' });
    const isThisYear = formatDate(at, { year: 'numeric' }) === year;
    return formatDate(at, { day: 'numeric', month: 'long', weekday: 'long', ...(!isThisYear && { year: 'numeric' }) });
  };
}
