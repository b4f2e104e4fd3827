import { boolean, date, number, object, type InferType } from 'yup';
import { reasons } from './reasons.ts';
import { line } from './text.ts';

/** Longest accepted reason. */
export const marketReasonLimit = 300;

/** Why somebody changes what the market shows; others read it beside the change. */
export const marketReason = line(marketReasonLimit).required(reasons.required);

/** A company price as an admin enters or corrects it. */
export const marketPriceForm = object({
  /** In the currency and unit of the series. */
  price: number()
    .typeError(reasons.positive)
    .positive(reasons.positive)
    .max(1e9, reasons.tooLarge)
    .required(reasons.required),
  /** What the price is of; missing: now. */
  at: date()
    .typeError(reasons.date)
    .nullable()
    .default(null)
    .test('past', reasons.date, (at) => !at || (at.getTime() <= Date.now() && at.getTime() > 0)),
  reason: marketReason,
  /** Somebody has seen that it is more than 30 percent from the price before. */
  jumpConfirmed: boolean().nullable().default(false),
});
export type MarketPriceForm = InferType<typeof marketPriceForm>;
