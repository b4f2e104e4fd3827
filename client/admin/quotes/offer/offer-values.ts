import {
  currencies,
  enumName,
  languages,
  offerIncoterms,
  offerUnits,
  paymentTerms,
  storedValue,
  tradeProducts,
} from '../../../../common/enums.ts';
import { getOfferDay, type OfferForm } from '../../../../common/forms/offer.ts';
import type { OfferInput, QuoteRecordFragment } from '../../../graphql/generated.ts';

/** Default validity of an offer in days. */
const VALIDITY_DAYS = 7;

export const blankLine = { tradeProduct: '', description: '', quantity: '', unit: offerUnits[0], unitPrice: '' };

/** Creates the initial values of the offer form from product, quantity and terms of the request. */
export function createInitialOffer(quote: QuoteRecordFragment) {
  const { id, productType, productTitle, quantity, language } = quote;
  const product = tradeProducts.find((value) => value === productType);
  return {
    quoteRequestId: id,
    lines: [
      {
        ...blankLine,
        tradeProduct: product ?? '',
        description: product ? '' : (productTitle ?? ''),
        quantity: quantity === null ? '' : String(quantity),
      },
    ],
    currency: currencies[0],
    convertedTo: '',
    deliveryTerms: (quote.deliveryTerms && storedValue(offerIncoterms, quote.deliveryTerms)) ?? '',
    deliveryPlace: quote.deliveryLocation ?? '',
    paymentTerms: (quote.paymentTerms && storedValue(paymentTerms, quote.paymentTerms)) ?? '',
    validUntil: getOfferDay(VALIDITY_DAYS),
    note: '',
    language: storedValue(languages, language),
  };
}

/** Converts the form values to the GraphQL input. */
export const toOfferInput = ({ lines, ...form }: OfferForm): OfferInput => ({
  quoteRequestId: form.quoteRequestId ?? null,
  lines: lines.map(({ tradeProduct, description, quantity, unit, unitPrice }) => ({
    description,
    quantity,
    unitPrice,
    tradeProduct: tradeProduct ? enumName(tradeProduct) : null,
    unit: enumName(unit),
  })),
  currency: enumName(form.currency),
  convertedTo: form.convertedTo ?? null,
  deliveryTerms: enumName(form.deliveryTerms),
  deliveryPlace: form.deliveryPlace,
  paymentTerms: enumName(form.paymentTerms),
  validUntil: form.validUntil,
  note: form.note,
  language: form.language ? enumName(form.language) : null,
});
