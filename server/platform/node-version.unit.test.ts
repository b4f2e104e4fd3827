import { warnOfOldNode } from './node-version.ts';

test('a version of Node.js is warned about from the end of its life on', () => {
  expect(warnOfOldNode('v20.19.0', new Date('2026-04-29'))).toBeUndefined();
  expect(warnOfOldNode('v20.19.0', new Date('2026-05-01'))).toBe(
    'Node.js 20 gets no security fixes since 2026-04-30: use 22 or 24',
  );
  expect(warnOfOldNode('v24.3.0', new Date('2026-11-25'))).toBeUndefined();
  expect(warnOfOldNode('v26.0.0', new Date('2040-01-01'))).toBeUndefined();
});
