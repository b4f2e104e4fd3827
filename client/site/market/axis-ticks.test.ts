import { countTickDecimals, createAxisTicks } from './axis-ticks.ts';

test.each([
  [512, 548, [510, 520, 530, 540, 550], 0],
  [0.912, 0.9234, [0.91, 0.915, 0.92, 0.925], 3],
  [97, 1_430, [0, 500, 1_000, 1_500], 0],
  [42.1, 42.1, [42, 42.2], 1],
])('the ticks between %d and %d are %j with %d decimals', (low, high, ticks, decimals) => {
  expect(createAxisTicks(low, high, 4)).toEqual(ticks);
  expect(countTickDecimals(ticks)).toBe(decimals);
});
