import { calculateExpectedPrice, spreads, findWeeklyPrice, weeklyPrices, worldTrade } from './reports.ts';

test('the closing prices of the week lie between support and resistance', () => {
  expect(weeklyPrices.map(({ product, price }) => [product, price])).toEqual([
    ['scrap', 385],
    ['slab', 535],
    ['rebar', 595],
    ['hot-rolled', 635],
  ]);
  for (const { price, support, resistance } of weeklyPrices) {
    expect(support).toBeLessThan(price);
    expect(resistance).toBeGreaterThan(price);
  }
});

test('the trade value equals volume times average price, rounded to 0.1 billion', () => {
  const { exports, averagePrice, value } = worldTrade;
  expect(Math.round((exports * averagePrice) / 1e8)).toBe(value / 1e8);
});

test('expected prices and spreads are derived from the weekly prices', () => {
  expect(calculateExpectedPrice(findWeeklyPrice('rebar'))).toEqual({ min: 625, max: 643 });
  expect(spreads).toEqual({ scrapToRebar: 210, slabToHotRolled: 100, rebarToHotRolled: 40 });
});
