import { array, number, object, string, type InferType } from 'yup';
import { brand } from '../brand.ts';
import { currencies, deliveryTerms, languages, offerUnits, paymentTerms, tradeProducts } from '../enums.ts';
import { priceCurrencies } from '../market/series.ts';
import { reasons } from './reasons.ts';
import { choice, line, paragraphs } from './text.ts';

/** Longest accepted text of each field, for the schema and for the inputs' `maxLength`. */
export const offerLimits = { description: 300, deliveryPlace: 120, note: 3_000, lines: 60 } as const;

/** Of one line, in its unit, and of a unit's price: beyond these somebody has slipped on a key. */
export const maxOfferQuantity = 10_000_000;
export const maxOfferPrice = 100_000_000;
/** What the database keeps to the hundredth. */
export const maxOfferTotal = 999_999_999_999.99;
/** Days that an offer may hold. */
export const longestValidity = 366;

const lineForm = object({
  /** Names the goods in the offer's language; the description adds to it. */
  tradeProduct: choice(tradeProducts).nullable(),
  description: line(offerLimits.description).when('tradeProduct', {
    is: (product: unknown) => !product,
    then: (text) => text.required(reasons.required),
  }),
  /** To the thousandth. */
  quantity: rounded(3).required(reasons.required).moreThan(0, reasons.positive).max(maxOfferQuantity, reasons.tooLarge),
  unit: choice(offerUnits).required(reasons.required),
  /** In the offer's currency, to the hundredth; 0 is free of charge. */
  unitPrice: rounded(2).required(reasons.required).min(0, reasons.amount).max(maxOfferPrice, reasons.tooLarge),
});

/** An offer as the sales desk writes it, in answer to a quote request. */
export const offerForm = object({
  quoteRequestId: string().required(reasons.required).uuid(reasons.choice),
  lines: array()
    .of(lineForm)
    .required(reasons.required)
    .min(1, reasons.required)
    .max(offerLimits.lines, reasons.tooManyLines)
    .test('total', reasons.tooLarge, (lines) => offerTotals(lines ?? []).total <= maxOfferTotal),
  currency: choice(currencies).required(reasons.required),
  /** A second currency that the total is also named in, by the rate of the day; the price in `currency` binds. */
  convertedTo: choice(priceCurrencies)
    .nullable()
    .test(
      'other',
      reasons.sameCurrency,
      (other, { parent }) => !other || other !== (parent as { currency?: string }).currency,
    ),
  deliveryTerms: choice(deliveryTerms).required(reasons.required),
  /** Port or place that the Incoterm names. */
  deliveryPlace: line(offerLimits.deliveryPlace).required(reasons.required),
  paymentTerms: choice(paymentTerms).required(reasons.required),
  /** The last day on which it holds: 2026-12-05. */
  validUntil: string()
    .required(reasons.required)
    .test('day', reasons.date, isDay)
    .test('past', reasons.datePast, (day) => !isDay(day) || day >= offerDay())
    .test('far', reasons.date, (day) => !isDay(day) || day <= offerDay(longestValidity)),
  note: paragraphs(offerLimits.note),
  language: choice(languages).nullable(),
});
export type OfferForm = InferType<typeof offerForm>;

/** Today by the company's clock, or a day after it, as `validUntil` writes it. */
export const offerDay = (later = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(Date.now() + later * 86_400_000);

/**
 * What each line and all of them cost. Reckoned in whole hundredths of the currency and thousandths of the unit, so that no binary
 * fraction takes part: a line is rounded half up to the hundredth, and the total is the sum of the rounded lines, as a reader adds
 * them up.
 */
export function offerTotals(lines: { quantity?: number; unitPrice?: number }[]): { amounts: number[]; total: number } {
  const cents = lines.map(({ quantity, unitPrice }) => {
    if (!isReckonable(quantity, maxOfferQuantity) || !isReckonable(unitPrice, maxOfferPrice)) return 0n;
    const thousandths = BigInt(Math.round(quantity * 1_000)) * BigInt(Math.round(unitPrice * 100));
    return (thousandths + 500n) / 1_000n;
  });
  return { amounts: cents.map(money), total: money(cents.reduce((sum, amount) => sum + amount, 0n)) };
}

const money = (cents: bigint): number => Number(cents) / 100;
const isReckonable = (value: number | undefined, most: number): value is number =>
  value !== undefined && value >= 0 && value <= most;

/** A number to so many decimals. */
function rounded(decimals: number) {
  const factor = 10 ** decimals;
  return number()
    .typeError(reasons.amount)
    .transform((value: number) => (Math.abs(value) < 1e12 ? Math.round(value * factor) / factor : value));
}

function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
