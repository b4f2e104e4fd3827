import { createIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { fromDateTimeLocal, toDateTimeLocal } from '../communications/datetime-local.ts';
import { formatAppointment, formatDayName, formatTimelineTime, formatTimeSince, formatTimeUntil } from './time.ts';

const intl = createIntl({ locale: 'tr-TR', timeZone: 'Europe/Istanbul', messages });
const now = Date.parse('2026-11-19T11:00:00Z'); // 14:00 in İzmir
const before = (milliseconds: number) => new Date(now - milliseconds).toISOString();

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, 'az önce'],
  [-5 * second, 'az önce'],
  [59 * second, 'az önce'],
  [minute, '1 dk önce'],
  [hour - second, '59 dk önce'],
  [hour, '1 saat önce'],
  [day - second, '23 saat önce'],
  [day, '1 gün önce'],
  [1200 * day, '1.200 gün önce'],
])('formats a moment %d ms ago as %s', (passed, expected) => {
  expect(formatTimeSince(intl, before(passed), now)).toBe(expected);
});

test.each([
  [3 * hour, '3 saat gecikti'],
  [day, '1 gün gecikti'],
  [30 * second, 'şimdi'],
  [-30 * second, 'şimdi'],
  [-2 * hour, '2 saat sonra'],
  [-45 * minute, '45 dk sonra'],
])('formats a due time %d ms ago as %s', (late, expected) => {
  expect(formatTimeUntil(intl, before(late), now)).toBe(expected);
});

test.each([
  ['2026-11-18T21:00:00Z', 'Bugün 00:00'],
  ['2026-11-18T20:59:00Z', 'Dün 23:59'],
  ['2026-11-19T21:00:00Z', 'Yarın 00:00'],
  ['2026-11-21T06:00:00Z', '21 Kas 09:00'],
])('formats %s as %s in the time zone of the company', (at, expected) => {
  expect(formatAppointment(intl, at, now)).toBe(expected);
});

test.each([
  ['2026-11-18T21:00:00Z', 'Bugün 00:00', 'Bugün'],
  ['2026-11-18T20:59:00Z', 'Dün', 'Dün'],
  ['2026-11-17T20:59:00Z', '2 gün önce', '17 Kasım Salı'],
  ['2026-11-12T21:00:00Z', '6 gün önce', '13 Kasım Cuma'],
  ['2026-11-12T20:59:00Z', '12 Kasım 2026', '12 Kasım Perşembe'],
  ['2025-11-12T20:59:00Z', '12 Kasım 2025', '12 Kasım 2025 Çarşamba'],
])('the timeline shows %s as %s below the heading %s', (at, expected, expectedHeading) => {
  expect(formatTimelineTime(intl, at, now)).toBe(expected);
  expect(formatDayName(intl, at, now)).toBe(expectedHeading);
});

test('parses an entered appointment in the time zone of the company, not of the browser', () => {
  expect(fromDateTimeLocal('2026-11-21T10:00', 'Europe/Istanbul')).toBe('2026-11-21T07:00:00.000Z');
  expect(toDateTimeLocal('2026-11-21T07:00:00Z', 'Europe/Istanbul')).toBe('2026-11-21T10:00');
  expect(fromDateTimeLocal('2026-07-01T10:00', 'Europe/Paris')).toBe('2026-07-01T08:00:00.000Z');
});
