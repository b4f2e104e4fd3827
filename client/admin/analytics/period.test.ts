import { getDefaultStep, getPresetPeriod, resolvePeriod } from './period.ts';
import { linkToQuotesWithValues } from './record-links.ts';
import { createTimeSeries } from './time-series.ts';

test('presets end today and begin a number of days earlier, or at the start of the quarter or year', () => {
  expect(getPresetPeriod('week', '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(getPresetPeriod('month', '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(getPresetPeriod('quarter', '2026-11-21').from).toBe('2026-10-01');
  expect(getPresetPeriod('quarter', '2026-03-31').from).toBe('2026-01-01');
  expect(getPresetPeriod('year', '2026-11-21').from).toBe('2026-01-01');
});

test('parses a complete, partial, missing or invalid period of the URL', () => {
  const resolve = (filter: object) => resolvePeriod(filter, '2026-11-21');
  expect(resolve({})).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  expect(resolve({ from: '2026-11-01' })).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  expect(resolve({ to: '2020-01-30' })).toEqual({ from: '2020-01-01', to: '2020-01-30' });
  expect(resolve({ from: '2026-11-02', to: '2026-11-01' })).toBeUndefined();
  expect(resolve({ from: '0026-11-02' })).toBeUndefined(); // a half-typed year
});

test('days are aggregated into weeks and months and compared with the previous period', () => {
  const daily = (from: number) =>
    Array.from({ length: 9 }, (_, index) => ({
      day: `2026-11-${String(from + index).padStart(2, '0')}`,
      total: index,
      closed: 1,
    }));
  const figures = { daily: daily(6) } as Parameters<typeof createTimeSeries>[0];
  const previous = { daily: daily(1) } as Parameters<typeof createTimeSeries>[0];
  expect(createTimeSeries(figures, 'WEEK', previous)).toEqual([
    { from: '2026-11-06', to: '2026-11-08', total: 3, closed: 3, before: 3 },
    { from: '2026-11-09', to: '2026-11-14', total: 33, closed: 6, before: 33 },
  ]);
  expect(createTimeSeries(figures, 'MONTH')).toEqual([{ from: '2026-11-06', to: '2026-11-14', total: 36, closed: 9 }]);
  expect([getDefaultStep(30), getDefaultStep(365), getDefaultStep(36_525)]).toEqual(['DAY', 'WEEK', 'MONTH']);
});

test('values link to the list only when the list can be filtered by them', () => {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  expect(linkToQuotesWithValues(period, 'LANGUAGE', ['TR', 'FR'])).toBe(
    '/admin/quotes?language=TR%2CFR&from=2026-11-01&to=2026-11-30',
  );
  expect(linkToQuotesWithValues(period, 'PRODUCT', ['no-such'])).toBeUndefined();
  expect(linkToQuotesWithValues(period, 'COUNTRY', [''])).toBeUndefined();
});
