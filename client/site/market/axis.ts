/** Round numbers between two values, at about so many steps; the first is at most `low`, the last at least `high`. */
export function roundSteps(low: number, high: number, steps: number): number[] {
  const span = high - low || Math.abs(high) * 0.01 || 1;
  const power = 10 ** Math.floor(Math.log10(span / steps));
  const step = power * ([1, 2, 5].find((factor) => span / steps <= factor * power) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, place) => Number(((first + place) * step).toPrecision(12)));
}

/** Decimals that a step needs to be told from the next. */
export const decimalsOf = (steps: readonly number[]): number =>
  Math.max(0, Math.ceil(-Math.log10(steps[1]! - steps[0]!) - 1e-9));
