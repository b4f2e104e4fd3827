import { calculateBrokerage, calculateInsurancePremium, calculateInsuredSum, roundMoney } from './fees.ts';

test('the example has fees of 31,000 and 12,400 USD and an insured sum of 6.82 million USD', () => {
  expect(calculateBrokerage(6_200_000, 'USD')).toBe(31_000);
  expect(calculateInsurancePremium(6_200_000, 'USD')).toBe(12_400);
  expect(calculateInsuredSum(6_200_000, 'USD')).toBe(6_820_000);
});

test('yen and rials have no decimals, all other currencies two', () => {
  expect(roundMoney(1_234.5, 'JPY')).toBe(1_235);
  expect(roundMoney(1_234.5, 'IRR')).toBe(1_235);
  expect(roundMoney(1_234.567, 'AED')).toBe(1_234.57);
});

test('halves are rounded up, also when floating point represents them slightly below', () => {
  expect(roundMoney(1.005, 'USD')).toBe(1.01);
  expect(roundMoney(2.675, 'EUR')).toBe(2.68);
  expect(roundMoney(1.004_999, 'USD')).toBe(1);
  expect(calculateBrokerage(1, 'USD')).toBe(0.01); // 0.005
  expect(calculateBrokerage(0.99, 'USD')).toBe(0); // 0.004 95
  expect(calculateBrokerage(100, 'JPY')).toBe(1); // 0.5
});

test('the fee of a zero amount is zero', () => {
  expect(calculateBrokerage(0, 'USD')).toBe(0);
  expect(calculateInsurancePremium(0, 'IRR')).toBe(0);
});

test.each([NaN, -0.01, -1, Infinity, -Infinity, 1e308])('throws a RangeError for the amount %d', (value) => {
  for (const calculate of [calculateBrokerage, calculateInsurancePremium, calculateInsuredSum, roundMoney])
    expect(() => calculate(value, 'USD')).toThrow(RangeError);
});

test('throws when a number cannot represent the amount to the cent', () => {
  expect(roundMoney(90_071_992_547_409, 'USD')).toBe(90_071_992_547_409);
  expect(() => roundMoney(90_071_992_547_410, 'USD')).toThrow(RangeError);
  expect(roundMoney(4_000_000_000_000_000, 'IRR')).toBe(4_000_000_000_000_000);
});
