import { array, boolean, number, object, string, type InferType, type ObjectSchema } from 'yup';
import { currencies, languages, offerIncoterms, offerUnits, paymentTerms, tradeProducts } from '../enums.ts';
import { priceCurrencies } from '../market/series.ts';
import { getIstanbulDay, isDay } from '../istanbul-day.ts';
import { communicationLimits } from './communication.ts';
import { reasons } from './reasons.ts';
import { choice, line, optionalId, paragraphs } from './text.ts';

/** Maximum lengths of the fields, and of the list of lines. */
export const offerLimits = {
  description: 300,
  deliveryPlace: 120,
  note: 3_000,
  lines: 60,
  short: 80,
  long: 300,
} as const;

/** Limits that catch typing errors in a line: quantity in its unit, and unit price. */
const MAX_OFFER_QUANTITY = 10_000_000;
const MAX_OFFER_PRICE = 100_000_000;
/** The database column has 12 digits before and 2 after the decimal point. */
export const MAX_OFFER_TOTAL = 999_999_999_999.99;
const MAX_VALIDITY_DAYS = 366;

const optionalText = (max: number) => line(max).nullable();
const optionalAmount = () => rounded(2).nullable().min(0, reasons.amount).max(MAX_OFFER_PRICE, reasons.tooLarge);
const optionalPercent = () => rounded(1).nullable().min(0, reasons.amount).max(100, reasons.tooLarge);
const optionalDay = () =>
  string()
    .nullable()
    .test('day', reasons.date, (day) => !day || isDay(day));

const place = line(offerLimits.deliveryPlace);
/** @param isDraft whether a description may be missing and the last valid day may have passed */
const createForm = (isDraft: boolean) =>
  object({
    quoteRequestId: string()
      .nullable()
      .uuid(reasons.choice)
      .test('recipient', reasons.required, (id, { parent }) =>
        Boolean(isDraft || id || (parent as { companyId?: string }).companyId),
      ),
    /** For an offer without a request. */
    companyId: string().nullable().uuid(reasons.choice),
    contactId: string().nullable().uuid(reasons.choice),
    lines: array()
      .of(
        object({
          /** Identifies the line when it is moved or edited. */
          key: optionalId(),
          /** Its name appears in the language of the offer, before the description. */
          tradeProduct: choice(tradeProducts).nullable(),
          description: line(offerLimits.description).when('tradeProduct', {
            is: (product: unknown) => !isDraft && !product,
            then: (text) => text.required(reasons.required),
          }),
          hsCode: string()
            .trim()
            .nullable()
            .matches(/^\d{4}([. ]?\d{2}){0,4}$/, { message: reasons.hsCode, excludeEmptyString: true }),
          grade: optionalText(offerLimits.short),
          standard: optionalText(offerLimits.short),
          /** Rounded to 3 decimals. */
          quantity: rounded(3)
            .required(reasons.required)
            .moreThan(0, reasons.positive)
            .max(MAX_OFFER_QUANTITY, reasons.tooLarge),
          unit: choice(offerUnits).required(reasons.required),
          /** In the currency of the offer, rounded to 2 decimals; 0 for free of charge. */
          unitPrice: rounded(2)
            .required(reasons.required)
            .min(0, reasons.amount)
            .max(MAX_OFFER_PRICE, reasons.tooLarge),
        }),
      )
      .required(reasons.required)
      .min(1, reasons.required)
      .max(offerLimits.lines, reasons.tooManyLines)
      .test({
        name: 'total',
        message: reasons.tooLarge,
        skipAbsent: true,
        test: (lines) => computeOfferTotals(lines).total <= MAX_OFFER_TOTAL,
      }),
    currency: choice(currencies).required(reasons.required),
    /** A second currency in which the total is also stated, at the daily rate. Only the price in `currency` is binding. */
    convertedTo: choice(priceCurrencies)
      .nullable()
      .test(
        'different',
        reasons.sameCurrency,
        (convertedTo, { parent }) => !convertedTo || convertedTo !== (parent as { currency?: string }).currency,
      ),
    discount: optionalAmount().test('subtotal', reasons.discountTooLarge, (discount, { parent }) => {
      const { lines = [] } = parent as { lines?: OfferFigures[] };
      return isDraft || !discount || discount <= computeOfferTotals(lines).total;
    }),
    freight: optionalAmount(),
    insurance: optionalAmount(),
    vatPercent: optionalPercent(),
    /** Tolerance of quantity and amount in percent, more or less (UCP 600, article 30). */
    tolerancePercent: optionalPercent(),
    deliveryTerms: choice(offerIncoterms).required(reasons.required),
    /** Port or place of the Incoterm. */
    deliveryPlace: isDraft ? place : place.required(reasons.required),
    loadingPort: optionalText(offerLimits.deliveryPlace),
    dischargePort: optionalText(offerLimits.deliveryPlace),
    shipmentFrom: optionalDay(),
    shipmentUntil: optionalDay().test('order', reasons.datesReversed, (until, { parent }) => {
      const { shipmentFrom } = parent as { shipmentFrom?: string | null };
      return !until || !shipmentFrom || until >= shipmentFrom;
    }),
    partialShipment: boolean().nullable(),
    transshipment: boolean().nullable(),
    origin: optionalText(offerLimits.short),
    packing: optionalText(offerLimits.long),
    paymentTerms: choice(paymentTerms).required(reasons.required),
    /** Details such as `irrevocable, at sight, confirmed`. */
    paymentText: optionalText(offerLimits.long),
    /** Bank account of the company for the payment. */
    bankAccountId: optionalId(),
    inspection: optionalText(offerLimits.long),
    documents: paragraphs(offerLimits.note).nullable(),
    /** The last day of validity, such as 2026-12-05. */
    validUntil: string()
      .required(reasons.required)
      .test('day', reasons.date, (day) => (isDraft && !day) || isDay(day))
      .test('past', reasons.datePast, (day) => isDraft || !isDay(day) || day >= getIstanbulDay())
      .test('far', reasons.date, (day) => !isDay(day) || day <= getIstanbulDay(MAX_VALIDITY_DAYS)),
    note: paragraphs(offerLimits.note),
    language: choice(languages).nullable(),
  });

/** A complete offer of the sales desk, for a quote request or a company. */
export const offerForm = createForm(false);
type OfferForm = InferType<typeof offerForm>;

const draftForm = createForm(true).deepPartial();
/** An offer that is not finished: every field may be missing, but the existing values are valid. */
export const offerDraftForm = draftForm as unknown as ObjectSchema<OfferDraftForm>;
export type OfferDraftForm = Partial<Omit<OfferForm, 'lines'>> & { lines?: Partial<OfferForm['lines'][number]>[] };

/** The mail with which an offer is sent. @param link placeholder of the customer's link in the text, without the token */
export const createOfferMailForm = (link: string) =>
  object({
    subject: line(communicationLimits.subject).required(reasons.required),
    content: paragraphs(communicationLimits.content)
      .required(reasons.required)
      .test('link', reasons.offerLinkMissing, (text) => text.includes(link)),
  });

interface OfferFigures {
  quantity?: number | null | undefined;
  unitPrice?: number | null | undefined;
}

/**
 * Returns the amounts of the lines, their sum (`subtotal`), VAT and total. The total is the subtotal less the discount, plus freight and
 * insurance, plus VAT on all of these, rounded half up.
 */
export function computeOfferAmounts({
  lines = [],
  discount,
  freight,
  insurance,
  vatPercent,
}: Pick<OfferDraftForm, 'discount' | 'freight' | 'insurance' | 'vatPercent'> & { lines?: OfferFigures[] }) {
  const { amounts, total: subtotal } = computeOfferTotals(lines);
  const cents = (amount: number | null | undefined) => BigInt(Math.round((amount ?? 0) * 100));
  const net = cents(subtotal) - cents(discount) + cents(freight) + cents(insurance);
  const taxable = net < 0n ? 0n : net;
  const vat = (taxable * BigInt(Math.round((vatPercent ?? 0) * 10)) + 500n) / 1000n;
  return { amounts, subtotal, vat: toAmount(vat), total: toAmount(taxable + vat) };
}

/**
 * Returns the amount of each line and the total. Computes with integers (hundredths of the currency, thousandths of the unit) to avoid
 * binary rounding errors. Lines are rounded half up to two decimals, and the total is the sum of the rounded lines.
 */
export function computeOfferTotals(lines: OfferFigures[]): {
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
const isInRange = (value: number | null | undefined, max: number): value is number =>
  value != null && value >= 0 && value <= max;

/** A number, rounded to a number of decimals. */
function rounded(decimals: number) {
  const factor = 10 ** decimals;
  return number()
    .typeError(reasons.amount)
    .transform((value: number | null) =>
      // Null stays null: a missing price is not a price of 0.
      value !== null && Math.abs(value) < 1e12 ? Math.round(value * factor) / factor : value,
    );
}
