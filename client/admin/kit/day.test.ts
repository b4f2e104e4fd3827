import { parseDay } from './day.ts';

test.each([
  ['19.11.2026', 'tr', '2026-11-19'],
  [' 1/2/2026 ', 'tr', '2026-02-01'],
  ['1/2/2026', 'en-US', '2026-01-02'],
  ['2026-11-19', 'tr', '2026-11-19'],
  ['29.02.2028', 'tr', '2028-02-29'],
])('parseDay parses %s in %s as %s', (text, language, day) => {
  expect(parseDay(text, language)).toBe(day);
});

test.each(['', 'yarın', '19.11', '19.11.26', '31.02.2026', '19.13.2026', '19.11.20266', '19.11.2026.', '0026-11-19'])(
  'parseDay rejects "%s"',
  (text) => {
    expect(parseDay(text, 'tr')).toBeUndefined();
  },
);
