import { deliveryTerms } from '../../../common/enums.ts';
import { tradeCurrencies } from './fees.ts';
import { exampleTrade, getMaxPrice, MAX_TONS, simulate, type Trade } from './simulation.ts';

const simulateExample = (changes: Partial<Trade> = {}) => simulate({ ...exampleTrade, ...changes });

test('the example trade has a value of 6.2 million USD, fees of 0.7 % and takes fifteen days', () => {
  expect(simulateExample()).toMatchObject({
    value: 6_200_000,
    brokerage: 31_000,
    insurance: { premium: 12_400, sum: 6_820_000, by: 'seller', isMandatory: true },
    total: 43_400,
    seaDays: 3,
    timeline: { days: 15 },
  });
});

test('only CIF makes the insurance mandatory; the delivery terms decide who bears the risk at sea', () => {
  const insured = deliveryTerms.map((terms) => {
    const { by, isMandatory } = simulateExample({ deliveryTerms: terms }).insurance;
    return `${terms} ${by}${isMandatory ? ' must' : ''}`;
  });
  expect(insured).toEqual(['fob buyer', 'cif seller must', 'cfr buyer', 'exw buyer', 'dap seller']);
});

test('brokerage and premium add up to the total in every currency', () => {
  for (const currency of tradeCurrencies) {
    const { brokerage, insurance, total } = simulateExample({ tons: 1_234.567, price: 617.13, currency });
    expect(total).toBeCloseTo(brokerage + insurance.premium, 6);
  }
  expect(simulateExample({ tons: 1, price: 617.13, currency: 'JPY' })).toMatchObject({
    value: 617,
    brokerage: 3,
    total: 4,
  });
});

test('the value of the largest allowed trade is exact', () => {
  for (const currency of tradeCurrencies) {
    const price = getMaxPrice(currency);
    expect(simulateExample({ tons: MAX_TONS, price, currency }).value).toBe(MAX_TONS * price);
  }
});

test.each([0, -1, NaN, Infinity, 1e308])('throws for %d as tons and as price', (number) => {
  expect(() => simulateExample({ tons: number })).toThrow(RangeError);
  expect(() => simulateExample({ price: number })).toThrow(RangeError);
});

test('throws when both ports are equal', () => {
  expect(() => simulateExample({ to: exampleTrade.from })).toThrow(RangeError);
});
