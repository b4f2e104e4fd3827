/**
 * Creates round axis ticks. The first tick is at most `low` and the last one at least `high`.
 * @param steps approximate number of steps
 */
export function createAxisTicks(low: number, high: number, steps: number): number[] {
  const span = high - low || Math.abs(high) * 0.01 || 1;
  const power = 10 ** Math.floor(Math.log10(span / steps));
  const step = power * ([1, 2, 5].find((factor) => span / steps <= factor * power) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** @returns the number of decimals that distinguishes neighbouring ticks */
export const countTickDecimals = (ticks: readonly number[]): number =>
  Math.max(0, Math.ceil(-Math.log10(ticks[1]! - ticks[0]!) - 1e-9));
