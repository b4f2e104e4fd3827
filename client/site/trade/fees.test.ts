import { brokerage, insurancePremium, insuredSum, rounded } from './fees.ts';

test('the fees of the example are 31,000 and 12,400 USD, on a cargo insured for 6.82 million', () => {
  expect(brokerage(6_200_000, 'USD')).toBe(31_000);
  expect(insurancePremium(6_200_000, 'USD')).toBe(12_400);
  expect(insuredSum(6_200_000, 'USD')).toBe(6_820_000);
});

test('yen and rials have no decimals, all other currencies two', () => {
  expect(rounded(1_234.5, 'JPY')).toBe(1_235);
  expect(rounded(1_234.5, 'IRR')).toBe(1_235);
  expect(rounded(1_234.567, 'AED')).toBe(1_234.57);
});

test('halves are rounded up, also where their number is a hair below', () => {
  expect(rounded(1.005, 'USD')).toBe(1.01);
  expect(rounded(2.675, 'EUR')).toBe(2.68);
  expect(rounded(1.004_999, 'USD')).toBe(1);
  expect(brokerage(1, 'USD')).toBe(0.01); // 0.005
  expect(brokerage(0.99, 'USD')).toBe(0); // 0.004 95
  expect(brokerage(100, 'JPY')).toBe(1); // 0.5
});

test('nothing is a fee of nothing', () => {
  expect(brokerage(0, 'USD')).toBe(0);
  expect(insurancePremium(0, 'IRR')).toBe(0);
});

test.each([NaN, -0.01, -1, Infinity, -Infinity, 1e308])('%d is no amount of money', (value) => {
  for (const fee of [brokerage, insurancePremium, insuredSum, rounded])
    expect(() => fee(value, 'USD')).toThrow(RangeError);
});

test('what a number cannot hold to the cent is refused, not rounded away', () => {
  expect(rounded(90_071_992_547_409, 'USD')).toBe(90_071_992_547_409);
  expect(() => rounded(90_071_992_547_410, 'USD')).toThrow(RangeError);
  expect(rounded(4_000_000_000_000_000, 'IRR')).toBe(4_000_000_000_000_000);
});
