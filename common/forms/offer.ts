import { array, number, object, string, type InferType } from 'yup';
import { currencies, deliveryTerms, languages, offerUnits, paymentTerms, tradeProducts } from '../enums.ts';
import { priceCurrencies } from '../market/series.ts';
import { getIstanbulDay, isDay } from '../istanbul-day.ts';
import { reasons } from './reasons.ts';
import { choice, line, paragraphs } from './text.ts';

/** Maximum lengths of the fields, and of the list of lines. */
export const offerLimits = { description: 300, deliveryPlace: 120, note: 3_000, lines: 60 } as const;

/** Limits of one line against typing errors: quantity in its unit, and unit price. */
const MAX_OFFER_QUANTITY = 10_000_000;
const MAX_OFFER_PRICE = 100_000_000;
/** The database column has 12 digits before and 2 after the decimal point. */
export const MAX_OFFER_TOTAL = 999_999_999_999.99;
const MAX_VALIDITY_DAYS = 366;

const lineForm = object({
  /** Its name appears in the language of the offer, before the description. */
  tradeProduct: choice(tradeProducts).nullable(),
  description: line(offerLimits.description).when('tradeProduct', {
    is: (product: unknown) => !product,
    then: (text) => text.required(reasons.required),
  }),
  /** Rounded to 3 decimals. */
  quantity: rounded(3)
    .required(reasons.required)
    .moreThan(0, reasons.positive)
    .max(MAX_OFFER_QUANTITY, reasons.tooLarge),
  unit: choice(offerUnits).required(reasons.required),
  /** In the currency of the offer, rounded to 2 decimals; 0 for free of charge. */
  unitPrice: rounded(2).required(reasons.required).min(0, reasons.amount).max(MAX_OFFER_PRICE, reasons.tooLarge),
});

/** An offer of the sales desk in reply to a quote request. */
export const offerForm = object({
  quoteRequestId: string().required(reasons.required).uuid(reasons.choice),
  lines: array()
    .of(lineForm)
    .required(reasons.required)
    .min(1, reasons.required)
    .max(offerLimits.lines, reasons.tooManyLines)
    .test('total', reasons.tooLarge, (lines) => computeOfferTotals(lines).total <= MAX_OFFER_TOTAL),
  currency: choice(currencies).required(reasons.required),
  /** A second currency in which the total is also stated, at the daily rate. Only the price in `currency` is binding. */
  convertedTo: choice(priceCurrencies)
    .nullable()
    .test(
      'other',
      reasons.sameCurrency,
      (other, { parent }) => !other || other !== (parent as { currency?: string }).currency,
    ),
  deliveryTerms: choice(deliveryTerms).required(reasons.required),
  /** Port or place of the Incoterm. */
  deliveryPlace: line(offerLimits.deliveryPlace).required(reasons.required),
  paymentTerms: choice(paymentTerms).required(reasons.required),
  /** The last day of validity, such as 2026-12-05. */
  validUntil: string()
    .required(reasons.required)
    .test('day', reasons.date, isDay)
    .test('past', reasons.datePast, (day) => !isDay(day) || day >= getIstanbulDay())
    .test('far', reasons.date, (day) => !isDay(day) || day <= getIstanbulDay(MAX_VALIDITY_DAYS)),
  note: paragraphs(offerLimits.note),
  language: choice(languages).nullable(),
});
export type OfferForm = InferType<typeof offerForm>;

/**
 * Returns the amount of each line and the total. Computes with integers (hundredths of the currency, thousandths of the unit) to avoid
 * binary rounding errors. Lines are rounded half up to two decimals, and the total is the sum of the rounded lines.
 */
export function computeOfferTotals(lines: { quantity?: number; unitPrice?: number }[]): {
  amounts: number[];
  total: number;
} {
  const cents = lines.map(({ quantity, unitPrice }) => {
    if (!isInRange(quantity, MAX_OFFER_QUANTITY) || !isInRange(unitPrice, MAX_OFFER_PRICE)) return 0n;
    const thousandthsOfCents = BigInt(Math.round(quantity * 1_000)) * BigInt(Math.round(unitPrice * 100));
    return (thousandthsOfCents + 500n) / 1_000n;
  });
  return { amounts: cents.map(toAmount), total: toAmount(cents.reduce((sum, amount) => sum + amount, 0n)) };
}

const toAmount = (cents: bigint): number => Number(cents) / 100;
const isInRange = (value: number | undefined, max: number): value is number =>
  value !== undefined && value >= 0 && value <= max;

/** A number, rounded to a number of decimals. */
function rounded(decimals: number) {
  const factor = 10 ** decimals;
  return number()
    .typeError(reasons.amount)
    .transform((value: number) => (Math.abs(value) < 1e12 ? Math.round(value * factor) / factor : value));
}
