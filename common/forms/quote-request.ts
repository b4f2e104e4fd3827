import { boolean, number, object, string, type InferType } from 'yup';
import { deliveryTerms, languages, paymentTerms, quoteForms, tradeProducts } from '../enums.ts';
import { reasons } from './reasons.ts';
import { choice, email, line, nullTo, paragraphs, phone, requiredFor } from './text.ts';

/** Maximum length of each field. */
export const quoteRequestLimits = {
  name: 120,
  email: 254,
  company: 200,
  phone: 40,
  message: 5000,
  productType: 80,
  productTitle: 200,
  targetPrice: 120,
  deliveryLocation: 200,
  additionalNotes: 5000,
  website: 2000,
} as const;

const limits = quoteRequestLimits;

/** More than any cargo, and within the precision of the database column. */
export const MAX_QUANTITY_TONS = 10_000_000;

/** The fields of the quick quote form, on which the other quote request forms are based. */
export const quickQuoteForm = object({
  name: line(limits.name).required(reasons.required),
  email: email().required(reasons.required),
  company: line(limits.company),
  phone: phone(limits.phone),
  message: paragraphs(limits.message),
  /** Whether the privacy notice was read. */
  consent: boolean().default(false).oneOf([true], reasons.consent),
  /** Optional consent to newsletters. */
  marketingConsent: boolean().transform(nullTo(false)).default(false),
  /** Honeypot: invisible, so that only spam bots fill it in. */
  website: line(limits.website),
});

/** The terms of a trade, from a buyer or a seller. */
const tradeTermsForm = object({
  productType: choice(tradeProducts).required(reasons.required),
  quantity: number()
    .typeError(reasons.positive)
    .positive(reasons.positive)
    .max(MAX_QUANTITY_TONS, reasons.tooLarge)
    .required(reasons.required),
  targetPrice: line(limits.targetPrice).required(reasons.required),
  deliveryTerms: choice(deliveryTerms).required(reasons.required),
  deliveryLocation: line(limits.deliveryLocation).required(reasons.required),
  paymentTerms: choice(paymentTerms).required(reasons.required),
  additionalNotes: paragraphs(limits.additionalNotes),
});

/** The fields of the buyer form and the seller form. */
export const tradeQuoteForm = quickQuoteForm.omit(['message']).shape({ trade: tradeTermsForm });

/** A submitted quote request: the fields of the form, and values that the client adds. */
export const quoteRequestForm = quickQuoteForm.shape({
  /** Created when the form opens; the server ignores a repeated submission. */
  submissionId: string().uuid(reasons.submission).required(reasons.submission),
  source: choice(quoteForms).required(reasons.required),
  language: choice(languages).required(reasons.required),
  /** Section id, category id or trade product. */
  productType: line(limits.productType),
  productTitle: line(limits.productTitle),
  trade: tradeTermsForm
    .transform(nullTo(undefined))
    .default(undefined)
    .when('source', requiredFor('buyer_quote'))
    .when('source', requiredFor('seller_quote')),
});

export type QuickQuote = InferType<typeof quickQuoteForm>;
export type TradeTerms = InferType<typeof tradeTermsForm>;
export type TradeQuote = InferType<typeof tradeQuoteForm>;
/** Only requests of buyers and sellers have trade terms; yup loses that type at `when`. */
export type QuoteRequestForm = Omit<InferType<typeof quoteRequestForm>, 'trade'> & { trade?: TradeTerms };
