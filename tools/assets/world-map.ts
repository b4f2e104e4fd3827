/**
 * npm run map: public/maps/world.svg, the dot map of the home page with its sea lanes, out of Natural Earth's land (world-atlas).
 * Runs when lanes or look change; the drawing is kept, so that neither the build nor the browser needs the data.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import { curveCatmullRom, line } from 'd3-shape';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { origin, ports, position, shape, window } from '../../client/site/home/world-map.places.ts';

type Place = readonly [longitude: number, latitude: number];

const width = 1312;
const height = Math.round(width / shape);
/** Between dots of a row; every other row is set off by half of it. */
const pitch = { x: 9.2, y: 7.97 };
const colours = { dot: '#c9ced2', lane: '#465059', hot: '#ff6b1a', mark: '#14181b', paper: '#f8f8f7' };

/** Of `longitude,latitude longitude,latitude …`. */
const way = (...parts: string[]): Place[] =>
  parts.flatMap((part) => part.split(' ').map((place) => place.split(',').map(Number) as [number, number]));

const gulf = '27.14,38.43 26.2,38.6';
const west = `${gulf} 24.6,37.4 23,36.1 15,36.2 11.2,37.5`;
const gibraltar = `${west} 7.8,37.5 -2,36.1 -6.2,35.9`;
const suez = `${gulf} 25.7,37.6 27.4,35.5 32.4,31.6 32.55,29.9 34.6,27 37.5,22 40,17 42.4,13.8 43.4,12.5 46,12.2`;

/** By the port that each ends at: the way that a ship takes, through Gibraltar, Suez and Malacca. */
const lanes: Record<string, Place[]> = {
  hamburg: way(gibraltar, '-9.6,37.6 -10.3,43.4 -6,48.9 -1,50.1 1.6,51.1 4.2,53.4 8,54.1'),
  houston: way(gibraltar, '-30,34 -60,29.6 -77,26.9 -80,25.3 -82,24 -87,26'),
  santos: way(gibraltar, '-14,32 -18,26 -19,15 -27,3 -33.5,-8 -37.6,-17 -41.3,-23.6'),
  mumbai: way(suez, '53,14 62,16.4'),
  shanghai: way(
    suez,
    '53,13.4 73,7.2 80.5,5.4 92,6 97.5,5.6 101,2.7 104,1.2',
    '106.5,4 110.5,11 114.5,18 118.8,23 121.6,27 122.8,30.4',
  ),
  durban: way(suez, '51.6,12.3 52.2,10.2 48.5,2 42.8,-9 41,-16 36.5,-24.5'),
  annaba: way(west, '7.9,37.5'),
  'bandar-abbas': way(suez, '53,14.6 60.3,22.3 59,25 56.7,26.5'),
};
/** Whose terms the site tells in full (/global-trade). */
const followed = ['annaba', 'bandar-abbas'];

const round = (value: number) => Math.round(value * 10) / 10;
const onMap = (place: Place): [number, number] => {
  const [x, y] = position(place);
  return [round(x * width), round(y * height)];
};

/** Rows of dots as lines that are dashed into dots: one line for each stretch of land. */
function land(): string {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const shore = feature(atlas, atlas.objects.land);
  const rows = Array.from({ length: Math.floor(height / pitch.y) }, (_, row) => {
    const y = (row + 0.5) * pitch.y;
    const latitude = window.north - (y / height) * (window.north - window.south);
    const stretches: { x: number; dots: number }[] = [];
    let ashore = false;
    for (let x = row % 2 ? pitch.x : pitch.x / 2; x < width; x += pitch.x) {
      const longitude = window.west + (x / width) * (window.east - window.west);
      const wasAshore = ashore;
      ashore = geoContains(shore, [longitude, latitude]);
      if (!ashore) continue;
      if (!wasAshore) stretches.push({ x, dots: 0 });
      stretches.at(-1)!.dots += 1;
    }
    return stretches.map(({ x, dots }) => `M${round(x)} ${round(y)}h${round((dots - 1) * pitch.x + 0.1)}`).join('');
  });
  return rows.join('');
}

const curve = line().curve(curveCatmullRom).digits(1);
const laneTo = (port: (typeof ports)[number]) => curve([...(lanes[port.id] ?? []), port.place].map(onMap));
const drawn = (hot: boolean) =>
  ports
    .filter(({ id }) => followed.includes(id) === hot)
    .map(laneTo)
    .join('');
const rings = ports.map(({ place }) => onMap(place)).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.5"/>`);
const [x, y] = onMap(origin.place);

mkdirSync('public/maps', { recursive: true });
writeFileSync(
  'public/maps/world.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">
<path stroke="${colours.dot}" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="0 ${pitch.x}" d="${land()}"/>
<path stroke="${colours.lane}" stroke-width="1.25" d="${drawn(false)}"/>
<path stroke="${colours.hot}" stroke-width="2.25" d="${drawn(true)}"/>
<g fill="${colours.paper}" stroke="${colours.mark}" stroke-width="1.5">${rings.join('')}</g>
<path stroke="${colours.mark}" d="M${x - 20} ${y}h12m16 0h12M${x} ${y - 20}v12m0 16v12"/>
<circle stroke="${colours.hot}" cx="${x}" cy="${y}" r="13"/><circle fill="${colours.hot}" cx="${x}" cy="${y}" r="5"/>
</svg>
`,
);
