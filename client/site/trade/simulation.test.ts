import { deliveryTerms } from '../../../common/enums.ts';
import { tradeCurrencies } from './fees.ts';
import { exampleTrade, maxPrice, maxTons, simulate, type Trade } from './simulation.ts';

const simulated = (about: Partial<Trade> = {}) => simulate({ ...exampleTrade, ...about });

test("the specification's example comes to 6.2 million USD, 0.7 % and fifteen days", () => {
  expect(simulated()).toMatchObject({
    value: 6_200_000,
    brokerage: 31_000,
    insurance: { premium: 12_400, sum: 6_820_000, by: 'seller', duty: true },
    total: 43_400,
    seaDays: 3,
    timeline: { days: 15 },
  });
});

test('only CIF obliges somebody to insure; who runs the risk at sea follows from the term', () => {
  const insured = deliveryTerms.map((terms) => {
    const { by, duty } = simulated({ deliveryTerms: terms }).insurance;
    return `${terms} ${by}${duty ? ' must' : ''}`;
  });
  expect(insured).toEqual(['fob buyer', 'cif seller must', 'cfr buyer', 'exw buyer', 'dap seller']);
});

test('the lines add up to the total in every currency', () => {
  for (const currency of tradeCurrencies) {
    const { brokerage, insurance, total } = simulated({ tons: 1_234.567, price: 617.13, currency });
    expect(total).toBeCloseTo(brokerage + insurance.premium, 6);
  }
  expect(simulated({ tons: 1, price: 617.13, currency: 'JPY' })).toMatchObject({ value: 617, brokerage: 3, total: 4 });
});

test('the largest trade that is taken is still exact', () => {
  for (const currency of tradeCurrencies) {
    const price = maxPrice(currency);
    expect(simulated({ tons: maxTons, price, currency }).value).toBe(maxTons * price);
  }
});

test.each([0, -1, NaN, Infinity, 1e308])('%d is refused, as tons and as a price', (number) => {
  expect(() => simulated({ tons: number })).toThrow(RangeError);
  expect(() => simulated({ price: number })).toThrow(RangeError);
});

test('a trade from a port to itself is refused', () => {
  expect(() => simulated({ to: exampleTrade.from })).toThrow(RangeError);
});
