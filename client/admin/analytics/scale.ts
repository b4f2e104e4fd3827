/** Creates an axis for counts: it begins at 0 and has at most five ticks, all of them round whole numbers. */
export function createCountAxis(highest: number): { max: number; ticks: number[] } {
  const minStep = Math.max(1, highest / 4);
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = Math.max(1, power * ([1, 2, 5].find((factor) => minStep <= factor * power) ?? 10));
  const count = Math.max(1, Math.ceil(highest / step));
  return { max: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}
