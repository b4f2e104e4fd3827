/** Edges of the map in degrees. */
export const mapBounds = { west: -128, east: 156, north: 71, south: -49 };

/** Width divided by height: equirectangular with the standard parallel 29° N, where most of the trade is. */
export const mapAspectRatio =
  ((mapBounds.east - mapBounds.west) * Math.cos((29 * Math.PI) / 180)) / (mapBounds.north - mapBounds.south);

type Place = readonly [longitude: number, latitude: number];

/** Projects a place onto the map. @returns fractions of the width from the left and of the height from the top */
export const toMapPosition = ([longitude, latitude]: Place): [x: number, y: number] => [
  (longitude - mapBounds.west) / (mapBounds.east - mapBounds.west),
  (mapBounds.north - latitude) / (mapBounds.north - mapBounds.south),
];

export interface Port {
  /** Message ids: `home.map.<id>`. */
  id: string;
  place: Place;
  /** Position of the name relative to its mark. */
  side: 'left' | 'right' | 'above' | 'below';
}

export const origin: Port = { id: 'izmir', place: [27.14, 38.43], side: 'above' };

/** Destinations of the sea lanes. */
export const ports: Port[] = [
  { id: 'annaba', place: [7.77, 36.9], side: 'below' },
  { id: 'bandar-abbas', place: [56.27, 27.1], side: 'right' },
  { id: 'hamburg', place: [9.95, 53.55], side: 'right' },
  { id: 'houston', place: [-94.8, 29.3], side: 'left' },
  { id: 'santos', place: [-46.3, -24], side: 'left' },
  { id: 'mumbai', place: [72.7, 18.9], side: 'right' },
  { id: 'shanghai', place: [121.6, 31.3], side: 'right' },
  { id: 'durban', place: [31.1, -29.8], side: 'left' },
];
