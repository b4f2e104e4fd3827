import type { ReportCell } from './articles.ts';

export interface Levels {
  mark: number;
  min: number;
  max: number;
  /** The mark lies within the range. */
  isMarkInRange: boolean;
}

/**
 * Parses the cells of a `levels` row: a mark, then its range in one or two cells.
 * @throws when the cells have another shape
 */
export function parseLevels([mark, first, second]: ReportCell[]): Levels {
  if (typeof mark !== 'number' || first === undefined) throw new Error('A levels row needs a mark and a range');
  const { min, max } =
    typeof first === 'number' ? { min: first, max: typeof second === 'number' ? second : first } : first;
  return { mark, min, max, isMarkInRange: min <= mark && mark <= max };
}

/** Distance between two ticks. */
const tickStep = 100;

/** Creates a scale with one additional step at the end, which leaves room for the last label. */
export function createScale(levels: Levels[]): { from: number; to: number; ticks: number[] } {
  const values = levels.flatMap(({ mark, min, max }) => [mark, min, max]);
  const from = Math.floor(Math.min(...values) / tickStep) * tickStep;
  const to = (Math.ceil(Math.max(...values) / tickStep) + 1) * tickStep;
  return { from, to, ticks: Array.from({ length: (to - from) / tickStep + 1 }, (_, index) => from + index * tickStep) };
}
