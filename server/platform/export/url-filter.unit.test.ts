import { getCalendarPeriod } from '../../../common/calendar-period.ts';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { UrlFilter } from './url-filter.ts';

test('a period means its days today, also beside other days', () => {
  const { from, to } = getCalendarPeriod('lastQuarter', getIstanbulDay());
  const expected = { from: null, to: null, fromDay: from, toDay: to };
  expect(UrlFilter.fromQuery('period=lastQuarter').range()).toEqual(expected);
  expect(UrlFilter.fromQuery('period=lastQuarter&from=2020-01-01').range()).toEqual(expected);
  expect(UrlFilter.fromQuery('from=2020-01-01').range()).toMatchObject({ fromDay: '2020-01-01', toDay: null });
  expect(() => UrlFilter.fromQuery('period=someday').range()).toThrow();
});

test('a query string keeps repeated parameters', () => {
  expect(UrlFilter.fromQuery('country=Algeria&country=France,Spain').texts('country')).toEqual([
    'Algeria',
    'France',
    'Spain',
  ]);
});
