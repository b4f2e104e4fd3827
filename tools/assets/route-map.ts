/**
 * npm run route-map: public/maps/trade-route.svg, the chart of /global-trade with its two legs, out of Natural Earth's land
 * (world-atlas). Runs when lanes or look change; the drawing is kept, so that neither the build nor the browser needs the data.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import { curveCatmullRom, line } from 'd3-shape';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { lanes, northing, ports, position, shape, window } from '../../client/site/global-trade/route-map.places.ts';

type Point = [x: number, y: number];

const width = 1000;
const height = Math.round(width / shape);
/** Between the lanes of the two legs where both take the same water. */
const apart = 5;
/** Between dots of a row; every other row is set off by half of it. */
const pitch = { x: 9.2, y: 7.97 };
const colours = {
  dot: '#c9ced2',
  coast: '#b5bdc3',
  lane: '#465059',
  hot: '#ff6b1a',
  mark: '#14181b',
  paper: '#f8f8f7',
};

const radian = Math.PI / 180;
const scale = width / ((window.east - window.west) * radian);
const mercator = geoMercator()
  .scale(scale)
  .translate([-window.west * radian * scale, northing(window.north) * scale])
  .clipExtent([
    [-9, -9],
    [width + 9, height + 9],
  ]);

function land(): string {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return geoPath(mercator).digits(1)(feature(atlas, atlas.objects.land)) ?? '';
}

const onMap = (place: readonly [number, number]): Point => {
  const [x, y] = position(place);
  return [x * width, y * height];
};

/** A line beside another: each point moved across the way from its neighbour before to its neighbour after. */
const beside = (points: Point[], distance: number): Point[] =>
  points.map(([x, y], index) => {
    const [fromX, fromY] = points[Math.max(index - 1, 0)] ?? [x, y];
    const [toX, toY] = points[Math.min(index + 1, points.length - 1)] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY);
    return [x + ((toY - fromY) / length) * distance, y - ((toX - fromX) / length) * distance];
  });

/** On a point of a lane, a head in the direction of the ship. */
function head(points: Point[], index: number): string {
  const [[fromX, fromY] = [0, 0], [x, y] = [0, 0], [toX, toY] = [0, 0]] = points.slice(index - 1, index + 2);
  const angle = Math.atan2(toY - fromY, toX - fromX) / radian;
  return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" d="M-6-6L7 0-6 6z"/>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const curve = line().curve(curveCatmullRom).digits(1);
const [origin = [0, 0], transit = [0, 0], destination = [0, 0]] = ports.map(({ place }) => onMap(place));

const shared = lanes.shared.map(onMap);
const outward: Point[] = [...lanes.aegean.map(onMap), ...beside(shared, apart / 2), transit];
const onward: Point[] = [transit, ...beside(shared, -apart / 2).reverse(), ...lanes.westward.map(onMap), destination];

const ticks = [10, 20, 30, 40, 50, 60].map((longitude) => onMap([longitude, window.north])[0]);
const sideTicks = [10, 20, 30, 40].map((latitude) => onMap([window.west, latitude])[1]);
const edge = [
  ...ticks.flatMap((x) => [`M${round(x)} 0v8`, `M${round(x)} ${height}v-8`]),
  ...sideTicks.flatMap((y) => [`M0 ${round(y)}h8`, `M${width} ${round(y)}h-8`]),
];
const ring = ([x, y]: Point) => `<circle cx="${round(x)}" cy="${round(y)}" r="6"/>`;
const [x, y] = origin.map(round) as Point;

mkdirSync('public/maps', { recursive: true });
writeFileSync(
  'public/maps/trade-route.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">
<pattern id="d" width="${pitch.x}" height="${pitch.y * 2}" patternUnits="userSpaceOnUse"><g fill="${colours.dot}"><circle cx="${pitch.x / 4}" cy="${pitch.y / 2}" r="1.6"/><circle cx="${(pitch.x * 3) / 4}" cy="${pitch.y * 1.5}" r="1.6"/></g></pattern>
<path fill="url(#d)" stroke="${colours.coast}" d="${land()}"/>
<path stroke="${colours.coast}" d="${edge.join('')}"/>
<path stroke="${colours.lane}" stroke-width="2" d="${curve(onward)}"/>
<path stroke="${colours.hot}" stroke-width="3" d="${curve(outward)}"/>
<g fill="${colours.lane}">${head(onward, 8)}${head(onward, 23)}</g>
<g fill="${colours.hot}">${head(outward, 13)}${head(outward, 20)}</g>
<g fill="${colours.paper}" stroke="${colours.mark}" stroke-width="2">${ring(transit)}${ring(destination)}</g>
<path stroke="${colours.mark}" d="M${x - 24} ${y}h14m20 0h14M${x} ${y - 24}v14m0 20v14"/>
<circle stroke="${colours.hot}" stroke-width="1.5" cx="${x}" cy="${y}" r="15"/><circle fill="${colours.hot}" cx="${x}" cy="${y}" r="6.5"/>
</svg>
`,
);
