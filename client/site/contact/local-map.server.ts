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
  /** Outlines of the land, as SVG path data. */
  land: string;
  /** Grid lines at every half degree, as SVG path data. */
  grid: string;
  position: Point;
  places: ({ id: PlaceId; kind: 'town' | 'island' | 'sea' } & Point)[];
  /** Length of a kilometre at this latitude, in units of the viewBox. */
  kilometre: number;
}

const width = 1440;
const height = 640;
/** Degrees of longitude between the left and right edges. */
const spanDegrees = 4.6;
const earthRadiusKm = 6_371;

/** Places near İzmir as [longitude, latitude]; places outside the map are left out. Message ids: `contact.place.<id>`. */
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
let cachedMap: LocalMap | undefined;

/** @returns the coast around the company, from Natural Earth (public domain); created once for all languages */
export const getLocalMap = (): LocalMap => (cachedMap ??= createMap());

function createMap(): LocalMap {
  // Loaded only when a page is rendered, because the file has 3 MB.
  const world = createRequire(import.meta.url)('world-atlas/land-10m.json') as Topology<{ land: GeometryCollection }>;
  const { latitude, longitude } = brand.position;
  const scale = width / ((spanDegrees * Math.PI) / 180);
  const projection = geoMercator()
    .center([longitude, latitude])
    .scale(scale)
    .translate([width / 2, height / 2])
    .precision(0)
    .clipExtent([
      [-60, -60],
      [width + 60, height + 60],
    ]);
  const project = (at: [number, number]): Point => {
    const [x, y] = projection(at) ?? [0, 0];
    return { x: round(x), y: round(y) };
  };
  const isInside = ({ x, y }: Point) => x > 0 && x < width && y > 0 && y < height;

  return {
    width,
    height,
    land: geoPath(projection).digits(1)(selectNearbyCoasts(world)) ?? '',
    grid: createGridPath(project, isInside),
    position: project([longitude, latitude]),
    places: Object.entries(landmarks)
      .map(([id, { kind, at }]) => ({ id: id as PlaceId, kind, ...project([...at]) }))
      .filter(isInside),
    kilometre: round(scale / earthRadiusKm / Math.cos((latitude * Math.PI) / 180)),
  };
}

/** Selects polygons with a coast near the company: clipping distant polygons can fill the whole frame. */
function selectNearbyCoasts(world: Topology<{ land: GeometryCollection }>): MultiPolygon {
  const { latitude, longitude } = brand.position;
  const isNear = ([east = 0, north = 0]: Position) =>
    Math.abs(east - longitude) < spanDegrees && Math.abs(north - latitude) < spanDegrees;
  const polygons = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  return { type: 'MultiPolygon', coordinates: polygons.filter(([coast]) => coast?.some(isNear)) };
}

/** Creates the grid as straight lines, which is exact in the Mercator projection. */
function createGridPath(project: (at: [number, number]) => Point, isInside: (point: Point) => boolean): string {
  const { latitude, longitude } = brand.position;
  const halfDegrees = Array.from({ length: 17 }, (_, index) => (index - 8) / 2);
  const meridians = halfDegrees
    .map((step) => project([Math.round(longitude) + step, latitude]))
    .filter(isInside)
    .map(({ x }) => `M${x},0V${height}`);
  const parallels = halfDegrees
    .map((step) => project([longitude, Math.round(latitude) + step]))
    .filter(isInside)
    .map(({ y }) => `M0,${y}H${width}`);
  return [...meridians, ...parallels].join('');
}
