/** Ports between which a trade can be simulated, by region from the Black Sea on. */
export const ports = [
  'odesa',
  'constanta',
  'poti',
  'izmir',
  'iskenderun',
  'alexandria',
  'ravenna',
  'annaba',
  'antwerp',
  'jebel-ali',
  'bandar-abbas',
  'mumbai',
  'qingdao',
] as const;
export type Port = (typeof ports)[number];

/**
 * The legs that ships sail, in nautical miles, between ports and the straits and capes that every voyage passes. Rounded to 5 miles and
 * within some three per cent of the tables (NGA Pub. 151, Distances Between Ports): a quarter of a day on the longest of our voyages.
 */
const legs: [from: string, to: string, miles: number][] = [
  ['odesa', 'bosphorus', 345],
  ['constanta', 'bosphorus', 195],
  ['poti', 'bosphorus', 585],
  ['odesa', 'constanta', 180],
  ['odesa', 'poti', 520],
  ['constanta', 'poti', 630],
  ['bosphorus', 'dardanelles', 150],
  ['dardanelles', 'izmir', 135],
  ['dardanelles', 'cape-malea', 215],
  ['dardanelles', 'karpathos', 260],
  ['izmir', 'cape-malea', 190],
  ['izmir', 'karpathos', 215],
  ['karpathos', 'cape-malea', 190],
  ['karpathos', 'iskenderun', 390],
  ['karpathos', 'alexandria', 325],
  ['karpathos', 'port-said', 385],
  ['iskenderun', 'alexandria', 430],
  ['iskenderun', 'port-said', 350],
  ['alexandria', 'port-said', 150],
  ['alexandria', 'malta', 820],
  ['port-said', 'malta', 935],
  ['karpathos', 'malta', 560],
  ['cape-malea', 'malta', 410],
  ['cape-malea', 'otranto', 300],
  ['alexandria', 'otranto', 760],
  ['port-said', 'otranto', 870],
  ['malta', 'otranto', 370],
  ['otranto', 'ravenna', 375],
  ['malta', 'annaba', 350],
  ['annaba', 'gibraltar', 660],
  ['malta', 'gibraltar', 985],
  ['gibraltar', 'antwerp', 1_360],
  ['port-said', 'suez', 90],
  ['suez', 'bab-el-mandeb', 1_215],
  ['bab-el-mandeb', 'hormuz', 1_430],
  ['bab-el-mandeb', 'mumbai', 1_745],
  ['bab-el-mandeb', 'dondra-head', 2_170],
  ['hormuz', 'bandar-abbas', 45],
  ['hormuz', 'jebel-ali', 115],
  ['hormuz', 'mumbai', 1_015],
  ['hormuz', 'dondra-head', 1_830],
  ['mumbai', 'dondra-head', 940],
  ['dondra-head', 'singapore', 1_480],
  ['singapore', 'qingdao', 2_430],
];

/** Of a loaded handysize bulk carrier in fair weather. */
export const shipKnots = 13;
const milesPerDay = shipKnots * 24;

/** Days that a ship usually waits for its turn: half a day at the Turkish Straits, a day for the convoy through Suez. */
const waiting: Record<string, number> = { bosphorus: 0.5, suez: 1 };

/**
 * Days at sea from port to port on the fastest way, straits and canal included, rounded up to whole days. Weather and queues at the
 * berth are nobody's to promise and are left out.
 * @throws RangeError where both ports are the same
 */
export function seaDays(from: Port, to: Port): number {
  if (from === to) throw new RangeError(`a voyage needs two ports, not ${from} twice`);
  const days = new Map<string, number>([[from, 0]]);
  const open = new Set<string>([from]);
  while (open.size > 0) {
    const [place, soFar] = nearest(open, days);
    open.delete(place);
    if (place === to) return Math.ceil(soFar);
    for (const [next, miles] of neighbours(place)) {
      const reached = soFar + miles / milesPerDay + (waiting[next] ?? 0);
      if (reached >= (days.get(next) ?? Infinity)) continue;
      days.set(next, reached);
      open.add(next);
    }
  }
  throw new RangeError(`no sea lane from ${from} to ${to}`);
}

function nearest(open: Set<string>, days: Map<string, number>): [place: string, days: number] {
  const reached = [...open].map((place): [string, number] => [place, days.get(place) ?? Infinity]);
  return reached.reduce((best, other) => (other[1] < best[1] ? other : best));
}

const neighbours = (place: string): [to: string, miles: number][] =>
  legs.flatMap(([from, to, miles]): [string, number][] =>
    from === place ? [[to, miles]] : to === place ? [[from, miles]] : [],
  );
