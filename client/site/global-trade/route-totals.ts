import { tradeRoute } from '../../../common/business.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

const sum = (ranges: (Range | undefined)[]): Range =>
  ranges.reduce<Range>((total, range) => ({ min: total.min + (range?.min ?? 0), max: total.max + (range?.max ?? 0) }), {
    min: 0,
    max: 0,
  });

/** Totals of the whole route: the sum of all legs, with every port counted once. */
export const routeTotals = {
  seaDays: sum(tradeRoute.map(({ seaDays }) => seaDays)),
  handlingDays: sum(tradeRoute.map(({ handlingDays }) => handlingDays)),
  cost: sum(tradeRoute.map(({ cost }) => cost)),
};
