import { calculateSeaDays, ports } from './sea-lanes.ts';

test('every port is reachable from every other port, with equal days in both directions', () => {
  for (const from of ports) {
    for (const to of ports) {
      if (from === to) continue;
      const days = calculateSeaDays(from, to);
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(40);
      expect(days).toBe(Math.ceil(days));
      expect(days).toBe(calculateSeaDays(to, from));
    }
  }
});

// Nautical miles at 13 knots (312 a day), plus half a day at the Turkish Straits and one day at Suez.
test.each([
  ['odesa', 'izmir', 3], // 630: 2.0 + 0.5
  ['odesa', 'constanta', 1], // never leaves the Black Sea
  ['constanta', 'iskenderun', 4], // 995: 3.2 + 0.5
  ['izmir', 'annaba', 4], // 950: 3.04
  ['izmir', 'bandar-abbas', 12], // 3,380: 10.8 + 1
  ['jebel-ali', 'mumbai', 4], // 1,130: 3.6
  ['qingdao', 'izmir', 27], // 7,985: 25.6 + 1
] as const)('the voyage from %s to %s takes %i days', (from, to, days) => {
  expect(calculateSeaDays(from, to)).toBe(days);
});

test('throws when both ports are equal', () => {
  expect(() => calculateSeaDays('izmir', 'izmir')).toThrow(RangeError);
});
