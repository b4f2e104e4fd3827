import { ports, seaDays } from './sea-lanes.ts';

test('every port is reached from every other, in as many days there as back', () => {
  for (const from of ports) {
    for (const to of ports) {
      if (from === to) continue;
      const days = seaDays(from, to);
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(40);
      expect(days).toBe(Math.ceil(days));
      expect(days).toBe(seaDays(to, from));
    }
  }
});

// Miles by the tables at 13 knots (312 a day), half a day at the Turkish Straits, one at Suez.
test.each([
  ['odesa', 'izmir', 3], // 630: 2.0 + 0.5
  ['odesa', 'constanta', 1], // never leaves the Black Sea
  ['constanta', 'iskenderun', 4], // 995: 3.2 + 0.5
  ['izmir', 'annaba', 4], // 950: 3.04
  ['izmir', 'bandar-abbas', 12], // 3,380: 10.8 + 1
  ['jebel-ali', 'mumbai', 4], // 1,130: 3.6
  ['qingdao', 'izmir', 27], // 7,985: 25.6 + 1
] as const)('from %s to %s it takes %i days', (from, to, days) => {
  expect(seaDays(from, to)).toBe(days);
});

test('a ship that stays where it is makes no voyage', () => {
  expect(() => seaDays('izmir', 'izmir')).toThrow(RangeError);
});
