import {
  currencies,
  deliveryTerms,
  enumName,
  languages,
  offerUnits,
  paymentTerms,
  tradeProducts,
} from '../../../../common/enums.ts';
import { offerDay, type OfferForm } from '../../../../common/forms/offer.ts';
import type {
  Currency,
  DeliveryTerms,
  Language,
  OfferInput,
  OfferUnit,
  PaymentTerms,
  QuoteRecordFragment,
  TradeProduct,
} from '../../../graphql/generated.ts';
import { storedValue } from '../../kit/enum-options.ts';

/** Days that an offer holds unless somebody says otherwise. */
const validity = 7;

/** A line that is still to be written. */
export const blankLine = { tradeProduct: '', description: '', quantity: '', unit: offerUnits[0], unitPrice: '' };

/** An offer as the request suggests it: what they asked for, where to and how they would pay. */
export function offerStart(quote: QuoteRecordFragment) {
  const { id, productType, productTitle, quantity, language } = quote;
  const product = tradeProducts.find((one) => one === productType);
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
    deliveryTerms: (quote.deliveryTerms && storedValue(deliveryTerms, quote.deliveryTerms)) ?? '',
    deliveryPlace: quote.deliveryLocation ?? '',
    paymentTerms: (quote.paymentTerms && storedValue(paymentTerms, quote.paymentTerms)) ?? '',
    validUntil: offerDay(validity),
    note: '',
    language: storedValue(languages, language),
  };
}

/** The form's values by the names that GraphQL gives them. */
export const offerInput = ({ lines, ...form }: OfferForm): OfferInput => ({
  quoteRequestId: form.quoteRequestId,
  lines: lines.map(({ tradeProduct, description, quantity, unit, unitPrice }) => ({
    ...{ description, quantity, unitPrice },
    tradeProduct: tradeProduct ? (enumName(tradeProduct) as TradeProduct) : null,
    unit: enumName(unit) as OfferUnit,
  })),
  currency: enumName(form.currency) as Currency,
  convertedTo: form.convertedTo ?? null,
  deliveryTerms: enumName(form.deliveryTerms) as DeliveryTerms,
  deliveryPlace: form.deliveryPlace,
  paymentTerms: enumName(form.paymentTerms) as PaymentTerms,
  validUntil: form.validUntil,
  note: form.note,
  language: form.language ? (enumName(form.language) as Language) : null,
});
