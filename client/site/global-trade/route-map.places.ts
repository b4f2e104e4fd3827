import type { tradeRoute } from '../../../common/business.ts';

/** Edges of the map in degrees. */
export const mapBounds = { west: 3, east: 62, north: 46.5, south: 9.5 };

type Coordinates = readonly [longitude: number, latitude: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Mercator projection: distance of a latitude from the equator, in radians. */
export const northing = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));

/** Width and height of the map, in radians at the equator. */
const size = { x: radians(mapBounds.east - mapBounds.west), y: northing(mapBounds.north) - northing(mapBounds.south) };
/** Width divided by height. */
export const mapAspectRatio = size.x / size.y;

/** Projects coordinates onto the map. @returns fractions of the width from the left and of the height from the top */
export const toMapPosition = ([longitude, latitude]: Coordinates): [x: number, y: number] => [
  radians(longitude - mapBounds.west) / size.x,
  (northing(mapBounds.north) - northing(latitude)) / size.y,
];

type PortId = (typeof tradeRoute)[number]['port'];

/** Position of a name relative to its mark. */
type Side = 'above-left' | 'below' | 'right' | 'left';

/** Message ids: `global-trade.port.<id>`. */
export const ports: { id: PortId; coordinates: Coordinates; side: Side }[] = [
  { id: 'izmir', coordinates: [27.14, 38.43], side: 'right' },
  { id: 'bandar-abbas', coordinates: [56.27, 27.18], side: 'above-left' },
  { id: 'annaba', coordinates: [7.77, 36.92], side: 'below' },
];

/** Seas and straits along the lanes. Message ids: `global-trade.sea.<id>`. */
export const seas: { id: string; coordinates: Coordinates; side: Side }[] = [
  { id: 'mediterranean', coordinates: [19.6, 33.7], side: 'below' },
  { id: 'suez', coordinates: [32.55, 30.4], side: 'right' },
  { id: 'red-sea', coordinates: [38.1, 22.6], side: 'right' },
  { id: 'bab-el-mandeb', coordinates: [43.35, 12.6], side: 'left' },
  { id: 'arabian-sea', coordinates: [61.9, 13.2], side: 'left' },
  { id: 'hormuz', coordinates: [57.3, 25.6], side: 'left' },
];

const aegean: Coordinates[] = [
  [27.14, 38.43],
  [26.75, 38.56],
  [26.2, 38.62],
  [26.05, 38.2],
  [25.75, 37.5],
  [26.1, 36.4],
  [27.7, 35.3],
  [30.4, 33],
];
const shared: Coordinates[] = [
  [32.34, 31.4],
  [32.33, 30.6],
  [32.56, 29.9],
  [33.2, 28.5],
  [34.3, 27.3],
  [35.9, 25],
  [37.6, 21.9],
  [39.6, 18.3],
  [41.2, 15.3],
  [42.7, 13.6],
  [43.4, 12.5],
  [45, 12.1],
  [51.6, 13.3],
  [56, 16.3],
  [59.6, 20.4],
  [60.4, 22.6],
  [59, 24.6],
  [57.2, 25.75],
  [56.75, 26.5],
];
const westward: Coordinates[] = [
  [30.2, 32.3],
  [25.5, 33.8],
  [19.5, 35.4],
  [14.8, 36.35],
  [12.2, 36.95],
  [11.2, 37.45],
  [9.6, 37.65],
  [8.2, 37.4],
];

/** Sea lanes of the two legs, İzmir to Bandar Abbas and Bandar Abbas to Annaba; both use `shared`, from Port Said to Bandar Abbas. */
export const lanes = { aegean, shared, westward };
