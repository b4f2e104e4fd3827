/** The part of the world that the map shows, in degrees. */
export const window = { west: -128, east: 156, north: 71, south: -49 };

/** Width over height: a degree of longitude is drawn as long as it is at 29 degrees north, where most of the trade goes. */
export const shape = ((window.east - window.west) * Math.cos((29 * Math.PI) / 180)) / (window.north - window.south);

type Place = readonly [longitude: number, latitude: number];

/** Where a place stands on the map: fractions of its width from the left and of its height from the top. */
export const position = ([longitude, latitude]: Place): [x: number, y: number] => [
  (longitude - window.west) / (window.east - window.west),
  (window.north - latitude) / (window.north - window.south),
];

export interface Port {
  /** Words: `home.map.<id>`. */
  id: string;
  place: Place;
  /** On which side of its mark the name stands. */
  name: 'left' | 'right' | 'above' | 'below';
}

export const origin: Port = { id: 'izmir', place: [27.14, 38.43], name: 'above' };

/** Ends of the lanes. */
export const ports: Port[] = [
  { id: 'annaba', place: [7.77, 36.9], name: 'below' },
  { id: 'bandar-abbas', place: [56.27, 27.1], name: 'right' },
  { id: 'hamburg', place: [9.95, 53.55], name: 'right' },
  { id: 'houston', place: [-94.8, 29.3], name: 'left' },
  { id: 'santos', place: [-46.3, -24], name: 'left' },
  { id: 'mumbai', place: [72.7, 18.9], name: 'right' },
  { id: 'shanghai', place: [121.6, 31.3], name: 'right' },
  { id: 'durban', place: [31.1, -29.8], name: 'left' },
];
