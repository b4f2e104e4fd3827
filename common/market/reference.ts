import type { MarketSeries } from './series.ts';

/**
 * The built-in reference series: what the site shows where no market feed is connected, always marked as indicative. Each is a
 * fixed course through its basis value, the same on every machine: one value a working day, published at `publishedAt`.
 */

/** The day on which every series has its basis value. */
const basisDay = Date.UTC(2026, 10, 20);
/** Hour of the day, in UTC. */
const publishedAt = 6;
export const dayLength = 86_400_000;

export interface ReferencePoint {
  /** Of the publication, in milliseconds. */
  at: number;
  value: number;
}

const isWorkingDay = (day: number) => ![0, 6].includes(new Date(day).getUTCDay());

/** The last publication before an instant, in milliseconds. */
export function lastPublication(now: number): number {
  const hours = publishedAt * 3_600_000;
  let day = Math.floor((now - hours) / dayLength) * dayLength;
  while (!isWorkingDay(day)) day -= dayLength;
  return day + hours;
}

/** The publications of a span in order of time, `from` and `to` included. */
export function publications(from: number, to: number): number[] {
  const found: number[] = [];
  const hours = publishedAt * 3_600_000;
  for (let day = Math.floor(from / dayLength) * dayLength; day + hours <= to; day += dayLength)
    if (day + hours >= from && isWorkingDay(day)) found.push(day + hours);
  return found;
}

/** What a series stands at on the day of a publication. */
export function referenceValue(series: MarketSeries, at: number): number {
  const day = Math.floor((at - basisDay) / dayLength);
  const seed = seedOf(series.symbol);
  const swing = series.swing * (wave(seed, day) - wave(seed, 0));
  const drift = Math.log1p(series.drift ?? 0) * (day / 365);
  return rounded(series.value * Math.exp(swing + drift), series.decimals);
}

/** The series over a span. */
export const referencePoints = (series: MarketSeries, from: number, to: number): ReferencePoint[] =>
  publications(from, to).map((at) => ({ at, value: referenceValue(series, at) }));

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Waves of a year, a quarter, a month and a week, and what a day adds. */
const octaves = [
  { days: 290, height: 1 },
  { days: 83, height: 0.42 },
  { days: 27, height: 0.2 },
  { days: 8, height: 0.09 },
  { days: 1, height: 0.03 },
];

const wave = (seed: number, day: number): number =>
  octaves.reduce((sum, { days, height }, octave) => sum + height * between(seed + octave, day / days), 0);

/** A smooth line through one random height at each whole number. */
function between(seed: number, position: number): number {
  const left = Math.floor(position);
  const part = position - left;
  const ease = part * part * (3 - 2 * part);
  return heightAt(seed, left) * (1 - ease) + heightAt(seed, left + 1) * ease;
}

/** From -1 to 1, the same for the same arguments. */
function heightAt(seed: number, position: number): number {
  let hash = Math.imul(seed ^ Math.imul(position, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x7fffffff - 1;
}

/** FNV-1a. */
function seedOf(symbol: string): number {
  let hash = 0x811c9dc5;
  for (const letter of symbol) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
