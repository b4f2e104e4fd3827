import { expected, spreads, weeklyPrice, weeklyPrices, worldTrade } from './reports.ts';

test('the week closed as the specification has it, each price between its levels', () => {
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

test('the value of trade is its volume at the average price, to a tenth of a billion', () => {
  const { exports, averagePrice, value } = worldTrade;
  expect(Math.round((exports * averagePrice) / 1e8)).toBe(value / 1e8);
});

test('the expected rise and the spreads follow from the prices', () => {
  expect(expected(weeklyPrice('rebar'))).toEqual({ min: 625, max: 643 });
  expect(spreads).toEqual({ scrapToRebar: 210, slabToHotRolled: 100, rebarToHotRolled: 40 });
});
