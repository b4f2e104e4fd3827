import { tradeRoute } from '../../../common/business.ts';

interface Span {
  readonly min: number;
  readonly max: number;
}

const sum = (spans: (Span | undefined)[]): Span =>
  spans.reduce<Span>((total, span) => ({ min: total.min + (span?.min ?? 0), max: total.max + (span?.max ?? 0) }), {
    min: 0,
    max: 0,
  });

/** The whole way: its legs one after the other, every port once. */
export const routeTotals = {
  seaDays: sum(tradeRoute.map(({ seaDays }) => seaDays)),
  handlingDays: sum(tradeRoute.map(({ handlingDays }) => handlingDays)),
  cost: sum(tradeRoute.map(({ cost }) => cost)),
};
