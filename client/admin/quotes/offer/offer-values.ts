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
import type { OfferForm } from '../../../../common/forms/offer.ts';
import { getIstanbulDay } from '../../../../common/istanbul-day.ts';
import type { OfferDraftFragment, OfferInput, QuoteRecordFragment } from '../../../graphql/generated.ts';

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
    validUntil: getIstanbulDay(VALIDITY_DAYS),
    note: '',
    language: storedValue(languages, language),
  };
}

/** Creates the values of the offer form from a draft. Fields that the form does not show keep their values. */
export function createDraftValues(draft: OfferDraftFragment) {
  const text = (value: number | boolean | null) => (value === null ? '' : String(value));
  return {
    quoteRequestId: draft.quoteRequestId,
    companyId: draft.companyId,
    contactId: draft.contactId,
    lines: draft.lines.map(({ tradeProduct, quantity, unit, unitPrice, description, hsCode, grade, standard }) => ({
      description,
      hsCode,
      grade,
      standard,
      tradeProduct: (tradeProduct && storedValue(tradeProducts, tradeProduct)) ?? '',
      quantity: text(quantity),
      unit: storedValue(offerUnits, unit),
      unitPrice: text(unitPrice),
    })),
    currency: storedValue(currencies, draft.currency),
    convertedTo: draft.conversion?.currency ?? '',
    // An amount of 0 means that there is none.
    discount: draft.discount || '',
    freight: draft.freight || '',
    insurance: draft.insurance || '',
    vatPercent: draft.vatPercent || '',
    tolerancePercent: text(draft.tolerancePercent),
    deliveryTerms: (draft.deliveryTerms && storedValue(offerIncoterms, draft.deliveryTerms)) ?? '',
    deliveryPlace: draft.deliveryPlace,
    loadingPort: draft.loadingPort,
    dischargePort: draft.dischargePort,
    shipmentFrom: draft.shipmentFrom ?? '',
    shipmentUntil: draft.shipmentUntil ?? '',
    partialShipment: text(draft.partialShipment),
    transshipment: text(draft.transshipment),
    origin: draft.origin,
    packing: draft.packing,
    paymentTerms: (draft.paymentTerms && storedValue(paymentTerms, draft.paymentTerms)) ?? '',
    paymentText: draft.paymentText,
    inspection: draft.inspection,
    documents: draft.documents,
    validUntil: draft.validUntil ?? '',
    note: draft.note,
    language: storedValue(languages, draft.language),
  };
}

/** Converts the form values to the GraphQL input. */
export const toOfferInput = ({ lines, ...form }: OfferForm): OfferInput => ({
  ...form,
  quoteRequestId: form.quoteRequestId ?? null,
  companyId: form.companyId ?? null,
  contactId: form.contactId ?? null,
  lines: lines.map(({ tradeProduct, unit, ...line }) => ({
    ...line,
    tradeProduct: tradeProduct ? enumName(tradeProduct) : null,
    unit: enumName(unit),
  })),
  currency: enumName(form.currency),
  convertedTo: form.convertedTo ?? null,
  deliveryTerms: enumName(form.deliveryTerms),
  paymentTerms: enumName(form.paymentTerms),
  language: form.language ? enumName(form.language) : null,
});
