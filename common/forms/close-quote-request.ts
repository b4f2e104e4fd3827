import { number, object } from 'yup';
import { currencies, lostReasons, outcomes } from '../enums.ts';
import { MAX_OFFER_TOTAL } from './offer.ts';
import { reasons } from './reasons.ts';
import { choice, nullTo, paragraphs, requiredFor } from './text.ts';

const MAX_LOST_NOTE_LENGTH = 2_000;

/** Limits that catch typing errors in an entered rate. */
const [MIN_RATE, MAX_RATE] = [0.000_001, 1_000_000];

/** How a quote request was closed: WON with amount and currency, LOST with a reason. */
export const closeQuoteRequestForm = object({
  outcome: choice(outcomes).required(reasons.required),
  lostReason: choice(lostReasons).transform(nullTo(undefined)).when('outcome', requiredFor('lost')),
  lostNote: paragraphs(MAX_LOST_NOTE_LENGTH),
  /** Rounded to 2 decimals. */
  amount: amount()
    .transform((value: number) => (Math.abs(value) < 1e12 ? Math.round(value * 100) / 100 : value))
    .moreThan(0, reasons.positive)
    .max(MAX_OFFER_TOTAL, reasons.tooLarge)
    .when('outcome', requiredFor('won')),
  currency: choice(currencies).transform(nullTo(undefined)).when('outcome', requiredFor('won')),
  /** US dollars for one unit of the currency, entered where no real rate is known. */
  rateToUsd: amount().moreThan(0, reasons.positive).min(MIN_RATE, reasons.positive).max(MAX_RATE, reasons.tooLarge),
});

/** A number; undefined and null are omitted. NaN and infinity are errors. */
function amount() {
  return number().transform(nullTo(undefined)).typeError(reasons.amount);
}
