import { dayLength, lastPublication, publications, referencePoints, referenceValue } from './reference.ts';
import { marketSeries } from './series.ts';

const basis = Date.parse('2026-11-20T06:00:00Z');
const rebar = marketSeries.find(({ symbol }) => symbol === 'REBAR')!;

test('every series has its basis value on the basis day, and on a day the same value at any hour', () => {
  for (const series of marketSeries) expect(referenceValue(series, basis)).toBe(series.value);
  expect(referenceValue(rebar, basis + 8.1 * dayLength)).toBe(referenceValue(rebar, basis + 8.7 * dayLength));
});

test('values come out on working days at six', () => {
  expect(new Date(lastPublication(Date.parse('2026-11-22T12:00:00Z'))).toISOString()).toBe('2026-11-20T06:00:00.000Z');
  expect(new Date(lastPublication(Date.parse('2026-11-23T05:59:00Z'))).toISOString()).toBe('2026-11-20T06:00:00.000Z');
  expect(new Date(lastPublication(Date.parse('2026-11-23T06:00:00Z'))).toISOString()).toBe('2026-11-23T06:00:00.000Z');
  expect(publications(basis, basis + 7 * dayLength)).toHaveLength(6);
});

test('in ten years no series leaves what its market could see, nor jumps', () => {
  for (const series of marketSeries) {
    const points = referencePoints({ ...series, drift: 0 }, basis - 1_825 * dayLength, basis + 1_825 * dayLength);
    const values = points.map(({ value }) => value / series.value);
    const jumps = values.slice(1).map((value, place) => Math.abs(value / values[place]! - 1));
    expect(Math.min(...values)).toBeGreaterThan(0.35);
    expect(Math.max(...values)).toBeLessThan(2.8);
    expect(Math.max(...jumps)).toBeLessThan(0.12);
  }
});

test('no two series move alike', () => {
  const moves = (symbol: string) => {
    const series = marketSeries.find((one) => one.symbol === symbol)!;
    return referencePoints(series, basis - 300 * dayLength, basis).map(({ value }) => Math.log(value / series.value));
  };
  expect(moves('REBAR')).not.toEqual(moves('BILLET'));
});
