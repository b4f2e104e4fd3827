import { parseAmount } from './amount.ts';

test.each([
  ['1500', '1500'],
  [' 1500 ', '1500'],
  ['1.500.000', '1500000'],
  ['1.500,5', '1500.5'],
  ['1500,50', '1500.50'],
  ['1500.50', '1500.50'],
  ['0', '0'],
  ['-1', undefined],
  ['1e3', undefined],
  ['1.50.000', undefined],
  ['12 000', undefined],
  ['1234567890123', undefined],
  ['', undefined],
])('the amount %p is read as %p', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});
