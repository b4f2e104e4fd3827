import { boolean, number, object, string, type InferType } from 'yup';
import { deliveryTerms, languages, paymentTerms, quoteSources, tradeProducts } from '../enums.ts';
import { reasons } from './reasons.ts';
import { choice, email, line, paragraphs, phone } from './text.ts';

/** Longest accepted text of each field, for the schema and for the inputs' `maxLength`. */
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

/** Tons; beyond any cargo, and well inside what the database keeps exactly. */
export const maxQuantity = 10_000_000;

/** What a visitor fills in to ask for a quote, whichever form it is. */
export const quickQuoteForm = object({
  name: line(limits.name).required(reasons.required),
  email: email().required(reasons.required),
  company: line(limits.company),
  phone: phone(limits.phone),
  message: paragraphs(limits.message),
  /** The privacy notice was read. */
  consent: boolean().default(false).oneOf([true], reasons.consent),
  /** News by e-mail: free to refuse. */
  marketingConsent: boolean()
    .transform((value: boolean | null) => value ?? false)
    .default(false),
  /** Honeypot: hidden from people, so only a program fills it in. */
  website: line(limits.website),
});

/** The terms that a buyer asks for or a seller offers. */
export const tradeTermsForm = object({
  productType: choice(tradeProducts).required(reasons.required),
  quantity: number()
    .typeError(reasons.positive)
    .positive(reasons.positive)
    .max(maxQuantity, reasons.tooLarge)
    .required(reasons.required),
  targetPrice: line(limits.targetPrice).required(reasons.required),
  deliveryTerms: choice(deliveryTerms).required(reasons.required),
  deliveryLocation: line(limits.deliveryLocation).required(reasons.required),
  paymentTerms: choice(paymentTerms).required(reasons.required),
  additionalNotes: paragraphs(limits.additionalNotes),
});

/** The buyer and the seller form: who asks, and on which terms. */
export const tradeQuoteForm = quickQuoteForm.omit(['message']).shape({ trade: tradeTermsForm });

const withTerms = ['buyer_quote', 'seller_quote'];

/** A quote request as it reaches the server: what the visitor filled in, and what the form adds by itself. */
export const quoteRequestForm = quickQuoteForm.shape({
  /** Made when the form opens, so that a repeated sending is told from a second request. */
  submissionId: string().uuid(reasons.submission).required(reasons.submission),
  source: choice(quoteSources).required(reasons.required),
  language: choice(languages).required(reasons.required),
  /** Section id, category id or trade product. */
  productType: line(limits.productType),
  productTitle: line(limits.productTitle),
  trade: tradeTermsForm
    .transform((terms: object | null) => terms ?? undefined)
    .default(undefined)
    .when('source', {
      is: (source: string) => withTerms.includes(source),
      then: (terms) => terms.required(reasons.required),
    }),
});

export type QuickQuote = InferType<typeof quickQuoteForm>;
export type TradeTerms = InferType<typeof tradeTermsForm>;
export type TradeQuote = InferType<typeof tradeQuoteForm>;
export type QuoteRequestForm = InferType<typeof quoteRequestForm>;
