/**
 * Draws public/maps/trade-route.svg, the map of /global-trade with two legs of a route, from Natural Earth's land data
 * (world-atlas). Run it after changing the lanes or the style. The result is committed, so that the build does not need the data.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import { curveCatmullRom, line } from 'd3-shape';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import {
  lanes,
  mapAspectRatio,
  mapBounds,
  northing,
  ports,
  toMapPosition,
} from '../../client/site/global-trade/route-map.places.ts';

type Point = [x: number, y: number];

const width = 1000;
const height = Math.round(width / mapAspectRatio);
/** Distance between the lanes of the two legs where they run in parallel. */
const laneDistance = 5;
/** Distance between dots and between rows; every second row is shifted by half a dot distance. */
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
const scale = width / ((mapBounds.east - mapBounds.west) * radian);
const mercator = geoMercator()
  .scale(scale)
  .translate([-mapBounds.west * radian * scale, northing(mapBounds.north) * scale])
  .clipExtent([
    [-9, -9],
    [width + 9, height + 9],
  ]);

function drawLand(): string {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return geoPath(mercator).digits(1)(feature(atlas, atlas.objects.land)) ?? '';
}

const toMap = (coordinates: readonly [number, number]): Point => {
  const [x, y] = toMapPosition(coordinates);
  return [x * width, y * height];
};

/** Returns a line parallel to another: each point is moved perpendicular to the direction between its neighbours. */
const offsetLine = (points: Point[], distance: number): Point[] =>
  points.map(([x, y], index) => {
    const [fromX, fromY] = points[Math.max(index - 1, 0)] ?? [x, y];
    const [toX, toY] = points[Math.min(index + 1, points.length - 1)] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY);
    return [x + ((toY - fromY) / length) * distance, y - ((toX - fromX) / length) * distance];
  });

/** Draws an arrowhead at a point of a lane. */
function arrowhead(points: Point[], index: number): string {
  const [[fromX, fromY] = [0, 0], [x, y] = [0, 0], [toX, toY] = [0, 0]] = points.slice(index - 1, index + 2);
  const angle = Math.atan2(toY - fromY, toX - fromX) / radian;
  return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" d="M-6-6L7 0-6 6z"/>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const curve = line().curve(curveCatmullRom).digits(1);
const [origin = [0, 0], transit = [0, 0], destination = [0, 0]] = ports.map(({ coordinates }) => toMap(coordinates));

const shared = lanes.shared.map(toMap);
const outward: Point[] = [...lanes.aegean.map(toMap), ...offsetLine(shared, laneDistance / 2), transit];
const onward: Point[] = [
  transit,
  ...offsetLine(shared, -laneDistance / 2).reverse(),
  ...lanes.westward.map(toMap),
  destination,
];

const ticks = [10, 20, 30, 40, 50, 60].map((longitude) => toMap([longitude, mapBounds.north])[0]);
const sideTicks = [10, 20, 30, 40].map((latitude) => toMap([mapBounds.west, latitude])[1]);
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
<path fill="url(#d)" stroke="${colours.coast}" d="${drawLand()}"/>
<path stroke="${colours.coast}" d="${edge.join('')}"/>
<path stroke="${colours.lane}" stroke-width="2" d="${curve(onward)}"/>
<path stroke="${colours.hot}" stroke-width="3" d="${curve(outward)}"/>
<g fill="${colours.lane}">${arrowhead(onward, 8)}${arrowhead(onward, 23)}</g>
<g fill="${colours.hot}">${arrowhead(outward, 13)}${arrowhead(outward, 20)}</g>
<g fill="${colours.paper}" stroke="${colours.mark}" stroke-width="2">${ring(transit)}${ring(destination)}</g>
<path stroke="${colours.mark}" d="M${x - 24} ${y}h14m20 0h14M${x} ${y - 24}v14m0 20v14"/>
<circle stroke="${colours.hot}" stroke-width="1.5" cx="${x}" cy="${y}" r="15"/><circle fill="${colours.hot}" cx="${x}" cy="${y}" r="6.5"/>
</svg>
`,
);
