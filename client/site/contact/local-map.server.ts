import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { MultiPolygon, Position } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { brand } from '../../../common/brand.ts';

interface Point {
  x: number;
  y: number;
}

export interface LocalMap {
  width: number;
  height: number;
  /** Outlines of the land, as the `d` of a path. */
  land: string;
  /** Half degrees, as the `d` of a path. */
  grid: string;
  position: Point;
  places: ({ id: PlaceId; kind: 'town' | 'island' | 'sea' } & Point)[];
  /** Length of a kilometre here, in the units of the drawing. */
  kilometre: number;
}

const width = 1440;
const height = 640;
/** Degrees of longitude from one edge to the other. */
const span = 4.6;
const earthRadius = 6_371;

/** What orients a visitor, by [longitude, latitude]; where the company is elsewhere they lie outside the drawing. Words: `contact.place.<id>`. */
const landmarks = {
  aliaga: { kind: 'town', at: [26.972, 38.8] },
  manisa: { kind: 'town', at: [27.426, 38.612] },
  cesme: { kind: 'town', at: [26.303, 38.324] },
  dikili: { kind: 'town', at: [26.89, 39.071] },
  kusadasi: { kind: 'town', at: [27.259, 37.858] },
  salihli: { kind: 'town', at: [28.139, 38.482] },
  lesbos: { kind: 'island', at: [26.28, 39.21] },
  chios: { kind: 'island', at: [26.03, 38.46] },
  samos: { kind: 'island', at: [26.8, 37.76] },
  aegean: { kind: 'sea', at: [25.62, 38.0] },
} as const satisfies Record<string, { kind: LocalMap['places'][number]['kind']; at: [number, number] }>;
type PlaceId = keyof typeof landmarks;

const round = (value: number) => Math.round(value * 10) / 10;
let drawn: LocalMap | undefined;

/** The coast around the company's position, from Natural Earth (public domain), drawn once for all languages. */
export const localMap = (): LocalMap => (drawn ??= draw());

function draw(): LocalMap {
  // Read when a page is made, not when the server starts: it is 3 MB.
  const world = createRequire(import.meta.url)('world-atlas/land-10m.json') as Topology<{ land: GeometryCollection }>;
  const { latitude, longitude } = brand.position;
  const scale = width / ((span * Math.PI) / 180);
  const projection = geoMercator()
    .center([longitude, latitude])
    .scale(scale)
    .translate([width / 2, height / 2])
    .precision(0)
    .clipExtent([
      [-60, -60],
      [width + 60, height + 60],
    ]);
  const pointOf = (at: [number, number]): Point => {
    const [x, y] = projection(at) ?? [0, 0];
    return { x: round(x), y: round(y) };
  };
  const inside = ({ x, y }: Point) => x > 0 && x < width && y > 0 && y < height;

  return {
    width,
    height,
    land: geoPath(projection).digits(1)(coastsNear(world)) ?? '',
    grid: gridOf(pointOf, inside),
    position: pointOf([longitude, latitude]),
    places: Object.entries(landmarks)
      .map(([id, { kind, at }]) => ({ id: id as PlaceId, kind, ...pointOf([...at]) }))
      .filter(inside),
    kilometre: round(scale / earthRadius / Math.cos((latitude * Math.PI) / 180)),
  };
}

/** The land whose coast passes here: of land far away a clipped projection may make the whole frame. */
function coastsNear(world: Topology<{ land: GeometryCollection }>): MultiPolygon {
  const { latitude, longitude } = brand.position;
  const isNear = ([east = 0, north = 0]: Position) =>
    Math.abs(east - longitude) < span && Math.abs(north - latitude) < span;
  const polygons = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  return { type: 'MultiPolygon', coordinates: polygons.filter(([coast]) => coast?.some(isNear)) };
}

/** In this projection the lines of the grid are straight. */
function gridOf(pointOf: (at: [number, number]) => Point, inside: (point: Point) => boolean): string {
  const { latitude, longitude } = brand.position;
  const halves = Array.from({ length: 17 }, (_, index) => (index - 8) / 2);
  const meridians = halves
    .map((step) => pointOf([Math.round(longitude) + step, latitude]))
    .filter(inside)
    .map(({ x }) => `M${x},0V${height}`);
  const parallels = halves
    .map((step) => pointOf([longitude, Math.round(latitude) + step]))
    .filter(inside)
    .map(({ y }) => `M0,${y}H${width}`);
  return [...meridians, ...parallels].join('');
}
