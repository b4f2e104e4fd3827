import { number, object, type InferType } from 'yup';
import { currencies, deskSources, languages } from '../enums.ts';
import { companyLimits } from './company.ts';
import { MAX_OFFER_TOTAL } from './offer.ts';
import { MAX_QUANTITY_TONS, quoteRequestLimits as limits } from './quote-request.ts';
import { reasons } from './reasons.ts';
import { choice, email, line, nullTo, optionalId, paragraphs, phone } from './text.ts';

/** A quote request that a salesperson enters by hand. */
export const deskQuoteRequestForm = object({
  source: choice(deskSources).required(reasons.required),
  /** Company that was selected in the list; without it, the server finds or creates a company with the name `company`. */
  companyId: optionalId(),
  contactId: optionalId(),
  company: line(limits.company),
  name: line(limits.name).required(reasons.required),
  email: email(),
  /** Without an e-mail address there has to be a phone number, unless a contact was selected. */
  phone: phone(limits.phone).when(['email', 'contactId'], ([address, contactId], schema) =>
    address || contactId ? schema : schema.required(reasons.emailOrPhone),
  ),
  /** Country of the company; empty when unknown. */
  country: line(companyLimits.country),
  productType: line(limits.productType),
  /** Metric tons. */
  quantity: number()
    .transform(nullTo(undefined))
    .typeError(reasons.positive)
    .positive(reasons.positive)
    .max(MAX_QUANTITY_TONS, reasons.tooLarge),
  message: paragraphs(limits.message),
  /** Expected amount in `currency`, rounded to 2 decimals. */
  amount: number()
    .transform(nullTo(undefined))
    .transform((value: number) => (Math.abs(value) < 1e12 ? Math.round(value * 100) / 100 : value))
    .typeError(reasons.amount)
    .positive(reasons.positive)
    .max(MAX_OFFER_TOTAL, reasons.tooLarge),
  currency: choice(currencies)
    .transform(nullTo(undefined))
    .when('amount', ([amount], schema) => (amount ? schema.required(reasons.required) : schema)),
  /** Language of the customer. */
  language: choice(languages).required(reasons.required),
  /** Admin user who gets the request; null when the assignment rules decide. */
  ownerId: optionalId(),
});

export type DeskQuoteRequestForm = InferType<typeof deskQuoteRequestForm>;
