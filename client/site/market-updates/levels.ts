import type { ReportCell } from './articles.ts';

export interface Levels {
  mark: number;
  min: number;
  max: number;
  /** The mark stands within its range. */
  inside: boolean;
}

/** Reads the cells of a row that is drawn as `levels`: a mark, then its range in one cell or in two. */
export function levelsOf([mark, first, second]: ReportCell[]): Levels {
  if (typeof mark !== 'number' || first === undefined) throw new Error('Levels are a mark and a range');
  const { min, max } =
    typeof first === 'number' ? { min: first, max: typeof second === 'number' ? second : first } : first;
  return { mark, min, max, inside: min <= mark && mark <= max };
}

/** Between two ticks. */
const step = 100;

/** A scale in steps of a hundred that leaves room for the last label. */
export function scaleOf(levels: Levels[]): { from: number; to: number; ticks: number[] } {
  const values = levels.flatMap(({ mark, min, max }) => [mark, min, max]);
  const from = Math.floor(Math.min(...values) / step) * step;
  const to = (Math.ceil(Math.max(...values) / step) + 1) * step;
  return { from, to, ticks: Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step) };
}
