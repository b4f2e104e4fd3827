import { getCalendarPeriod } from './calendar-period.ts';

test.each([
  ['thisMonth', '2026-11-25', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['thisQuarter', '2026-11-25', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-11-25', '2026-07-01', '2026-09-30'],
  ['lastQuarter', '2026-02-28', '2025-10-01', '2025-12-31'],
  ['thisYear', '2028-02-29', '2028-01-01', '2028-12-31'],
  ['lastYear', '2026-11-25', '2025-01-01', '2025-12-31'],
] as const)('%s on %s is from %s to %s', (period, today, from, to) => {
  expect(getCalendarPeriod(period, today)).toEqual({ from, to });
});
