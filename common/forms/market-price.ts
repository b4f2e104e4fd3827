import { boolean, date, number, object, type InferType } from 'yup';
import { reasons } from './reasons.ts';
import { line } from './text.ts';

export const MAX_MARKET_REASON_LENGTH = 300;

/** Reason for a manual change of a market value, shown beside the change. */
export const marketReason = line(MAX_MARKET_REASON_LENGTH).required(reasons.required);

/** A market price that an admin enters or corrects. */
export const marketPriceForm = object({
  /** In the currency and unit of the series. */
  price: number()
    .typeError(reasons.positive)
    .positive(reasons.positive)
    .max(1e9, reasons.tooLarge)
    .required(reasons.required),
  /** Time of the price; defaults to now. */
  at: date()
    .typeError(reasons.date)
    .nullable()
    .default(null)
    .test('past', reasons.date, (at) => !at || (at.getTime() <= Date.now() && at.getTime() > 0)),
  reason: marketReason,
  /** Confirms a change of more than 30 percent against the previous price. */
  jumpConfirmed: boolean().nullable().default(false),
});
export type MarketPriceForm = InferType<typeof marketPriceForm>;
