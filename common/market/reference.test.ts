import {
  DAY_MS,
  getLastPublication,
  listPublications,
  computeReferencePoints,
  computeReferenceValue,
} from './reference.ts';
import { marketSeries } from './series.ts';

const baseDay = Date.parse('2026-11-20T06:00:00Z');
const rebar = marketSeries.find(({ symbol }) => symbol === 'REBAR')!;

test('every series has its base value on the base day, and one value per day', () => {
  for (const series of marketSeries) expect(computeReferenceValue(series, baseDay)).toBe(series.value);
  expect(computeReferenceValue(rebar, baseDay + 8.1 * DAY_MS)).toBe(
    computeReferenceValue(rebar, baseDay + 8.7 * DAY_MS),
  );
});

test('values are published on working days at 06:00 UTC', () => {
  expect(new Date(getLastPublication(Date.parse('2026-11-22T12:00:00Z'))).toISOString()).toBe(
    '2026-11-20T06:00:00.000Z',
  );
  expect(new Date(getLastPublication(Date.parse('2026-11-23T05:59:00Z'))).toISOString()).toBe(
    '2026-11-20T06:00:00.000Z',
  );
  expect(new Date(getLastPublication(Date.parse('2026-11-23T06:00:00Z'))).toISOString()).toBe(
    '2026-11-23T06:00:00.000Z',
  );
  expect(listPublications(baseDay, baseDay + 7 * DAY_MS)).toHaveLength(6);
});

test('in ten years every series stays within a plausible range and does not jump', () => {
  for (const series of marketSeries) {
    const points = computeReferencePoints({ ...series, drift: 0 }, baseDay - 1_825 * DAY_MS, baseDay + 1_825 * DAY_MS);
    const values = points.map(({ value }) => value / series.value);
    const jumps = values.slice(1).map((value, index) => Math.abs(value / values[index]! - 1));
    expect(Math.min(...values)).toBeGreaterThan(0.35);
    expect(Math.max(...values)).toBeLessThan(2.8);
    expect(Math.max(...jumps)).toBeLessThan(0.12);
  }
});

test('two series have different movements', () => {
  const moves = (symbol: string) => {
    const series = marketSeries.find((one) => one.symbol === symbol)!;
    return computeReferencePoints(series, baseDay - 300 * DAY_MS, baseDay).map(({ value }) =>
      Math.log(value / series.value),
    );
  };
  expect(moves('REBAR')).not.toEqual(moves('BILLET'));
});
