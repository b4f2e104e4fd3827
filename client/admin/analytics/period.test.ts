import { courseOf } from './course.ts';
import { periodOf, presetPeriod, usualStep } from './period.ts';
import { quotesWith } from './records.ts';
import { topOf } from './scale.ts';

test('presets end today and begin where their name says', () => {
  expect(presetPeriod('week', '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(presetPeriod('month', '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(presetPeriod('quarter', '2026-11-21').from).toBe('2026-10-01');
  expect(presetPeriod('quarter', '2026-03-31').from).toBe('2026-01-01');
  expect(presetPeriod('year', '2026-11-21').from).toBe('2026-01-01');
});

test('an address names a period, half of one, or none', () => {
  const of = (filter: object) => periodOf(filter, '2026-11-21');
  expect(of({})).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  expect(of({ from: '2026-11-01' })).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  expect(of({ to: '2020-01-30' })).toEqual({ from: '2020-01-01', to: '2020-01-30' });
  expect(of({ from: '2026-11-02', to: '2026-11-01' })).toBeUndefined();
  expect(of({ from: '0026-11-02' })).toBeUndefined(); // a year that is still being typed
});

test('days are gathered into weeks and months, the period before laid over them', () => {
  const daily = (from: number) =>
    Array.from({ length: 9 }, (_, place) => ({
      day: `2026-11-${String(from + place).padStart(2, '0')}`,
      total: place,
      closed: 1,
    }));
  const figures = { daily: daily(6) } as Parameters<typeof courseOf>[0];
  const previous = { daily: daily(1) } as Parameters<typeof courseOf>[0];
  expect(courseOf(figures, 'WEEK', previous)).toEqual([
    { from: '2026-11-06', to: '2026-11-08', total: 3, closed: 3, before: 3 },
    { from: '2026-11-09', to: '2026-11-14', total: 33, closed: 6, before: 33 },
  ]);
  expect(courseOf(figures, 'MONTH')).toEqual([{ from: '2026-11-06', to: '2026-11-14', total: 36, closed: 9 }]);
  expect([usualStep(30), usualStep(365), usualStep(36_525)]).toEqual(['DAY', 'WEEK', 'MONTH']);
});

test('an axis of counts has round whole steps', () => {
  expect(topOf(0)).toEqual({ top: 1, ticks: [0, 1] });
  expect(topOf(7)).toEqual({ top: 8, ticks: [0, 2, 4, 6, 8] });
  expect(topOf(1_370)).toEqual({ top: 1_500, ticks: [0, 500, 1_000, 1_500] });
});

test('values lead to the list where it can be asked for them', () => {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  expect(quotesWith(period, 'LANGUAGE', ['TR', 'FR'])).toBe(
    '/admin/quotes?language=TR%2CFR&from=2026-11-01&to=2026-11-30',
  );
  expect(quotesWith(period, 'PRODUCT', ['no-such'])).toBeUndefined();
  expect(quotesWith(period, 'COUNTRY', [''])).toBeUndefined();
});
