/** The top of an axis of counts that begins at 0, and its round steps: whole numbers, at most five of them. */
export function topOf(highest: number): { top: number; ticks: number[] } {
  const rough = Math.max(1, highest / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5].find((factor) => rough <= factor * power) ?? 10));
  const count = Math.max(1, Math.ceil(highest / step));
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, place) => place * step) };
}
