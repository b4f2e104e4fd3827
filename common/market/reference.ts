import type { MarketSeries } from './series.ts';

/**
 * The built-in reference series, which the site shows without a market feed, marked as indicative. Each is deterministic, the same on every
 * machine, and has one value per working day, published at `PUBLICATION_HOUR_UTC`.
 */

/** The day on which every series has its base value, `MarketSeries.value`. */
const BASE_DAY = Date.UTC(2026, 10, 20);
const PUBLICATION_HOUR_UTC = 6;
export const DAY_MS = 86_400_000;

export interface ReferencePoint {
  /** Time of publication, in milliseconds since the epoch. */
  at: number;
  value: number;
}

const isWorkingDay = (day: number) => ![0, 6].includes(new Date(day).getUTCDay());

/** Returns the time of the last publication up to `now`, in milliseconds since the epoch. */
export function getLastPublication(now: number): number {
  const offset = PUBLICATION_HOUR_UTC * 3_600_000;
  let day = Math.floor((now - offset) / DAY_MS) * DAY_MS;
  while (!isWorkingDay(day)) day -= DAY_MS;
  return day + offset;
}

/** Returns the times of publication from `from` to `to`, both included, in order. */
export function listPublications(from: number, to: number): number[] {
  const times: number[] = [];
  const offset = PUBLICATION_HOUR_UTC * 3_600_000;
  for (let day = Math.floor(from / DAY_MS) * DAY_MS; day + offset <= to; day += DAY_MS)
    if (day + offset >= from && isWorkingDay(day)) times.push(day + offset);
  return times;
}

/** Returns the value of a series on the day of `at`. */
export function computeReferenceValue(series: MarketSeries, at: number): number {
  const day = Math.floor((at - BASE_DAY) / DAY_MS);
  const seed = hashSymbol(series.symbol);
  const swing = series.swing * (wave(seed, day) - wave(seed, 0));
  const drift = Math.log1p(series.drift ?? 0) * (day / 365);
  return round(series.value * Math.exp(swing + drift), series.decimals);
}

/** Returns the values of a series from `from` to `to`. */
export const computeReferencePoints = (series: MarketSeries, from: number, to: number): ReferencePoint[] =>
  listPublications(from, to).map((at) => ({ at, value: computeReferenceValue(series, at) }));

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Octaves of the noise: wave lengths in days, and their relative amplitudes. */
const octaves = [
  { days: 290, amplitude: 1 },
  { days: 83, amplitude: 0.42 },
  { days: 27, amplitude: 0.2 },
  { days: 8, amplitude: 0.09 },
  { days: 1, amplitude: 0.03 },
];

/** Value noise: the sum of all octaves. */
const wave = (seed: number, day: number): number =>
  octaves.reduce((sum, { days, amplitude }, octave) => sum + amplitude * interpolate(seed + octave, day / days), 0);

/** Interpolates smoothly between the random values at the two nearest integers. */
function interpolate(seed: number, position: number): number {
  const left = Math.floor(position);
  const part = position - left;
  const ease = part * part * (3 - 2 * part);
  return randomAt(seed, left) * (1 - ease) + randomAt(seed, left + 1) * ease;
}

/** Returns a deterministic pseudo-random value from -1 to 1. */
function randomAt(seed: number, position: number): number {
  let hash = Math.imul(seed ^ Math.imul(position, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x7fffffff - 1;
}

/** FNV-1a hash. */
function hashSymbol(symbol: string): number {
  let hash = 0x811c9dc5;
  for (const letter of symbol) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
