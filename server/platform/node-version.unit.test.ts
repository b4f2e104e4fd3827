import { getOldNodeWarning } from './node-version.ts';

test('a warning is logged for a version of Node.js that has reached its end of life', () => {
  expect(getOldNodeWarning('v20.19.0', new Date('2026-04-29'))).toBeUndefined();
  expect(getOldNodeWarning('v20.19.0', new Date('2026-05-01'))).toBe(
    'Node.js 20 has had no security fixes since 2026-04-30: use 22 or 24',
  );
  expect(getOldNodeWarning('v22.1.0', new Date('2027-05-01'))).toBe(
    'Node.js 22 has had no security fixes since 2027-04-30: use 24',
  );
  expect(getOldNodeWarning('v24.3.0', new Date('2026-11-25'))).toBeUndefined();
  expect(getOldNodeWarning('v26.0.0', new Date('2040-01-01'))).toBeUndefined();
});
