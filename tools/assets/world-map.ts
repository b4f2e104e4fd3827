/**
 * Draws public/maps/world.svg, the dot map of the home page with sea lanes, from Natural Earth's land data (world-atlas). Run it
 * after changing the lanes or the style. The result is committed, so that the build does not need the data.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import { curveCatmullRom, line } from 'd3-shape';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { mapAspectRatio, mapBounds, origin, ports, toMapPosition } from '../../client/site/home/world-map.places.ts';

type Place = readonly [longitude: number, latitude: number];

const width = 1312;
const height = Math.round(width / mapAspectRatio);
/** Distance between dots and between rows; every second row is shifted by half a dot distance. */
const pitch = { x: 9.2, y: 7.97 };
const colours = { dot: '#c9ced2', lane: '#465059', hot: '#ff6b1a', mark: '#14181b', paper: '#f8f8f7' };

/** Parses `longitude,latitude longitude,latitude …`. */
const parseLane = (...parts: string[]): Place[] =>
  parts.flatMap((part) => part.split(' ').map((place) => place.split(',').map(Number) as [number, number]));

const gulf = '27.14,38.43 26.2,38.6';
const west = `${gulf} 24.6,37.4 23,36.1 15,36.2 11.2,37.5`;
const gibraltar = `${west} 7.8,37.5 -2,36.1 -6.2,35.9`;
const suez = `${gulf} 25.7,37.6 27.4,35.5 32.4,31.6 32.55,29.9 34.6,27 37.5,22 40,17 42.4,13.8 43.4,12.5 46,12.2`;

/** Sea lanes by the id of the destination port, through Gibraltar, Suez and Malacca. */
const lanes: Record<string, Place[]> = {
  hamburg: parseLane(gibraltar, '-9.6,37.6 -10.3,43.4 -6,48.9 -1,50.1 1.6,51.1 4.2,53.4 8,54.1'),
  houston: parseLane(gibraltar, '-30,34 -60,29.6 -77,26.9 -80,25.3 -82,24 -87,26'),
  santos: parseLane(gibraltar, '-14,32 -18,26 -19,15 -27,3 -33.5,-8 -37.6,-17 -41.3,-23.6'),
  mumbai: parseLane(suez, '53,14 62,16.4'),
  shanghai: parseLane(
    suez,
    '53,13.4 73,7.2 80.5,5.4 92,6 97.5,5.6 101,2.7 104,1.2',
    '106.5,4 110.5,11 114.5,18 118.8,23 121.6,27 122.8,30.4',
  ),
  durban: parseLane(suez, '51.6,12.3 52.2,10.2 48.5,2 42.8,-9 41,-16 36.5,-24.5'),
  annaba: parseLane(west, '7.9,37.5'),
  'bandar-abbas': parseLane(suez, '53,14.6 60.3,22.3 59,25 56.7,26.5'),
};
/** Ports of the sample trade on /global-trade, whose lanes are highlighted. */
const highlightedPorts = ['annaba', 'bandar-abbas'];

const round = (value: number) => Math.round(value * 10) / 10;
const toMap = (place: Place): [number, number] => {
  const [x, y] = toMapPosition(place);
  return [round(x * width), round(y * height)];
};

/** Draws rows of dots as dashed lines, one line for each stretch of land. */
function drawLand(): string {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const land = feature(atlas, atlas.objects.land);
  const rows = Array.from({ length: Math.floor(height / pitch.y) }, (_, row) => {
    const y = (row + 0.5) * pitch.y;
    const latitude = mapBounds.north - (y / height) * (mapBounds.north - mapBounds.south);
    const stretches: { x: number; dots: number }[] = [];
    let isLand = false;
    for (let x = row % 2 ? pitch.x : pitch.x / 2; x < width; x += pitch.x) {
      const longitude = mapBounds.west + (x / width) * (mapBounds.east - mapBounds.west);
      const wasLand = isLand;
      isLand = geoContains(land, [longitude, latitude]);
      if (!isLand) continue;
      if (!wasLand) stretches.push({ x, dots: 0 });
      stretches.at(-1)!.dots += 1;
    }
    return stretches.map(({ x, dots }) => `M${round(x)} ${round(y)}h${round((dots - 1) * pitch.x + 0.1)}`).join('');
  });
  return rows.join('');
}

const curve = line().curve(curveCatmullRom).digits(1);
const laneTo = (port: (typeof ports)[number]) => curve([...(lanes[port.id] ?? []), port.place].map(toMap));
const drawLanes = (isHighlighted: boolean) =>
  ports
    .filter(({ id }) => highlightedPorts.includes(id) === isHighlighted)
    .map(laneTo)
    .join('');
const rings = ports.map(({ place }) => toMap(place)).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.5"/>`);
const [x, y] = toMap(origin.place);

mkdirSync('public/maps', { recursive: true });
writeFileSync(
  'public/maps/world.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">
<path stroke="${colours.dot}" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="0 ${pitch.x}" d="${drawLand()}"/>
<path stroke="${colours.lane}" stroke-width="1.25" d="${drawLanes(false)}"/>
<path stroke="${colours.hot}" stroke-width="2.25" d="${drawLanes(true)}"/>
<g fill="${colours.paper}" stroke="${colours.mark}" stroke-width="1.5">${rings.join('')}</g>
<path stroke="${colours.mark}" d="M${x - 20} ${y}h12m16 0h12M${x} ${y - 20}v12m0 16v12"/>
<circle stroke="${colours.hot}" cx="${x}" cy="${y}" r="13"/><circle fill="${colours.hot}" cx="${x}" cy="${y}" r="5"/>
</svg>
`,
);
