import { getDayDifference, getIstanbulDay, getNextWeekday } from './istanbul-day.ts';

test.each([
  ['2026-11-23T20:59:00Z', '2026-11-23', '2026-11-24'], // Monday, a minute before midnight in Istanbul
  ['2026-11-23T21:00:00Z', '2026-11-24', '2026-12-01'], // Tuesday: the next one is a week later
  ['2026-11-25T09:00:00Z', '2026-11-25', '2026-12-01'],
  ['2026-11-29T09:00:00Z', '2026-11-29', '2026-12-01'], // Sunday
])('at %s it is %s in Istanbul, and the next Tuesday is %s', (now, today, tuesday) => {
  expect(getIstanbulDay(0, Date.parse(now))).toBe(today);
  expect(getNextWeekday(2, Date.parse(now))).toBe(tuesday);
  expect(getDayDifference(today, tuesday)).toBeGreaterThan(0);
});

test('the difference of days spans the end of a year, and is negative for an earlier day', () => {
  expect(getDayDifference('2026-12-30', '2027-01-02')).toBe(3);
  expect(getDayDifference('2026-11-24', '2026-11-23')).toBe(-1);
});
