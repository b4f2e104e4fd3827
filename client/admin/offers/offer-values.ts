import { getIn, prepareDataForValidation } from 'formik';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import {
  currencies,
  enumName,
  languages,
  offerIncoterms,
  offerUnits,
  paymentTerms,
  storedValue,
  tradeProducts,
  type Currency,
  type TradeProduct,
} from '../../../common/enums.ts';
import { offerDraftForm, offerForm, type OfferDraftForm } from '../../../common/forms/offer.ts';
import { suggestHsCode } from '../../../common/hs-codes.ts';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import type {
  OfferCompanyQuery,
  OfferDraftFragment,
  OfferDraftInput,
  QuoteRecordFragment,
} from '../../graphql/generated.ts';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { findCurrency } from './number-text.ts';

/** Default validity of an offer in days. */
const VALIDITY_DAYS = 7;

/** The fields of a line in the order of the table, which is also that of a pasted row. */
export const lineFields = [
  'tradeProduct',
  'description',
  'hsCode',
  'grade',
  'standard',
  'quantity',
  'unit',
  'unitPrice',
] as const;
export type LineField = (typeof lineFields)[number];

/** A line as text: numbers with a decimal point, or what was typed instead of a number. */
export type LineValues = Record<LineField, string>;

/** A line with its key, which it keeps while it moves and changes; a new line gets one in the editor. */
export interface StoredLine extends LineValues {
  key?: string;
}

export interface EditedLine extends LineValues {
  key: string;
  /** The pasted text of ambiguous numbers. */
  ambiguous?: Partial<Record<LineField, string>>;
}

/** Returns a copy of a line with a new key. */
export const withKey = (line: LineValues): EditedLine => ({ ...line, key: createSubmissionId() });
export const toStoredLine = (line: EditedLine): StoredLine => ({ ...withoutKey(line), key: line.key });
export const withoutKey = (line: EditedLine): LineValues =>
  Object.fromEntries(lineFields.map((field) => [field, line[field]])) as LineValues;

export const blankLine: LineValues = {
  tradeProduct: '',
  description: '',
  hsCode: '',
  grade: '',
  standard: '',
  quantity: '',
  unit: offerUnits[0],
  unitPrice: '',
};

/** Returns the line with another product. A customs code that nobody typed changes with it. */
export function withProduct<Line extends LineValues>(line: Line, product: TradeProduct): Line {
  const previous = tradeProducts.find((value) => value === line.tradeProduct);
  const isTyped = line.hsCode !== '' && line.hsCode !== (previous && suggestHsCode(previous));
  return { ...line, tradeProduct: product, hsCode: isTyped ? line.hsCode : suggestHsCode(product) };
}

/** Whether a line is as empty as a new one; such lines are not part of the offer. */
export const isBlank = (line: LineValues): boolean =>
  lineFields.every((field) => field === 'unit' || line[field].trim() === '');

const blankTerms = {
  quoteRequestId: '',
  companyId: '',
  contactId: '',
  currency: currencies[0] as string,
  convertedTo: '',
  discount: '',
  freight: '',
  insurance: '',
  vatPercent: '',
  tolerancePercent: '',
  deliveryTerms: '',
  deliveryPlace: '',
  loadingPort: '',
  dischargePort: '',
  shipmentFrom: '',
  shipmentUntil: '',
  partialShipment: '',
  transshipment: '',
  origin: '',
  packing: '',
  paymentTerms: '',
  paymentText: '',
  bankAccountId: '',
  inspection: '',
  documents: '',
  validUntil: '',
  note: '',
  language: '',
};

/** All fields but the lines, as text. */
export type TermValues = typeof blankTerms;
export interface OfferValues extends TermValues {
  lines: StoredLine[];
}

/**
 * Returns the values of a new offer: product, quantity, terms and language of the request, and the currency of its target price or else of its
 * company.
 */
export function createRequestOffer(quote: QuoteRecordFragment): OfferValues {
  const { id, productType, productTitle, quantity, language, targetPrice, linkedCompany } = quote;
  const product = tradeProducts.find((value) => value === productType);
  const currency = (targetPrice && findCurrency(targetPrice)) || linkedCompany?.currency;
  return {
    ...blankTerms,
    quoteRequestId: id,
    lines: [
      {
        ...blankLine,
        tradeProduct: product ?? '',
        description: product ? '' : (productTitle ?? ''),
        hsCode: product ? suggestHsCode(product) : '',
        quantity: quantity === null ? '' : String(quantity),
      },
    ],
    currency: currency ? storedValue(currencies, currency) : blankTerms.currency,
    deliveryTerms: storedValue(offerIncoterms, quote.deliveryTerms as string | null) ?? '',
    deliveryPlace: quote.deliveryLocation ?? '',
    paymentTerms: storedValue(paymentTerms, quote.paymentTerms as string | null) ?? '',
    validUntil: getIstanbulDay(VALIDITY_DAYS),
    language: storedValue(languages, language),
  };
}

/** Returns the values of a new offer without a request: the currency of the company, the language of its latest request, its primary contact. */
export function createCompanyOffer({ company, quoteRequests }: OfferCompanyQuery): OfferValues {
  const { id = '', currency, contacts = [], country } = company ?? {};
  const contact = contacts.find(({ isPrimary }) => isPrimary) ?? contacts[0];
  const language = quoteRequests.edges[0]?.node.language;
  return {
    ...blankTerms,
    companyId: id,
    contactId: contact?.id ?? '',
    lines: [blankLine],
    currency: currency ? storedValue(currencies, currency) : blankTerms.currency,
    validUntil: getIstanbulDay(VALIDITY_DAYS),
    language: language ? storedValue(languages, language) : country === 'Turkey' ? 'tr' : 'en',
  };
}

/** Returns the values of a stored draft. */
export function createDraftValues(draft: OfferDraftFragment): OfferValues {
  const text = (value: number | boolean | string | null) => (value === null ? '' : String(value));
  // An amount of 0 means that there is none.
  const amount = (value: number) => (value === 0 ? '' : String(value));
  return {
    quoteRequestId: text(draft.quoteRequestId),
    companyId: draft.quoteRequestId ? '' : text(draft.companyId),
    contactId: text(draft.contactId),
    lines: draft.lines.map(
      ({ key, tradeProduct, description, hsCode, grade, standard, quantity, unit, unitPrice }) => ({
        key,
        tradeProduct: storedValue(tradeProducts, tradeProduct as string | null) ?? '',
        description,
        hsCode,
        grade,
        standard,
        quantity: text(quantity),
        unit: storedValue(offerUnits, unit),
        unitPrice: text(unitPrice),
      }),
    ),
    currency: storedValue(currencies, draft.currency),
    convertedTo: draft.conversion?.currency ?? '',
    discount: amount(draft.discount),
    freight: amount(draft.freight),
    insurance: amount(draft.insurance),
    vatPercent: amount(draft.vatPercent),
    tolerancePercent: text(draft.tolerancePercent),
    deliveryTerms: storedValue(offerIncoterms, draft.deliveryTerms as string | null) ?? '',
    deliveryPlace: draft.deliveryPlace,
    loadingPort: draft.loadingPort,
    dischargePort: draft.dischargePort,
    shipmentFrom: text(draft.shipmentFrom),
    shipmentUntil: text(draft.shipmentUntil),
    partialShipment: text(draft.partialShipment),
    transshipment: text(draft.transshipment),
    origin: draft.origin,
    packing: draft.packing,
    paymentTerms: storedValue(paymentTerms, draft.paymentTerms as string | null) ?? '',
    paymentText: draft.paymentText,
    bankAccountId: text(draft.bankAccountId),
    inspection: draft.inspection,
    documents: draft.documents,
    validUntil: text(draft.validUntil),
    note: draft.note,
    language: storedValue(languages, draft.language),
  };
}

/** Returns the values as text, equal for equal values. */
export const serializeValues = ({ lines, ...terms }: OfferValues): string =>
  JSON.stringify([
    Object.keys(blankTerms).map((name) => terms[name as keyof TermValues]),
    lines.map((line) => lineFields.map((field) => line[field])),
  ]);

/** Message ids of reasons by field path, such as `lines.0.unitPrice`. */
export type Problems = Record<string, string>;

/** Returns the problems of the values that cannot be saved in a draft. */
export const findInvalid = (values: OfferValues): Problems => findProblems(offerDraftForm, values);
/** Returns everything that has to be corrected before the offer can be sent. */
export const findIncomplete = (values: OfferValues): Problems => findProblems(offerForm, values);

function findProblems(schema: ObjectSchema<AnyObject>, values: OfferValues): Problems {
  try {
    schema.validateSync(prepareDataForValidation(values), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Problems = {};
    // The first reason of a field is the most basic one.
    for (const { path = '', message } of error.inner) problems[path.replace(/\[(\d+)\]/g, '.$1')] ??= message;
    return problems;
  }
}

/** Returns the values without those at the paths, so that the rest can be saved. */
export function omitValues(values: OfferValues, paths: readonly string[]): OfferValues {
  const rest = { ...values, lines: values.lines.map((line) => ({ ...line })) };
  for (const path of paths) {
    const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const line = index && rest.lines[Number(index)];
    if (line) line[field as LineField] = '';
    else if (path in rest && path !== 'lines') rest[path as keyof TermValues] = '';
  }
  return rest;
}

/** Returns the value at a path such as `lines.0.unitPrice`. */
export const getValue = (values: OfferValues, path: string): unknown => getIn(values, path);

/** Converts valid values to the GraphQL input of a draft. */
export function toDraftInput(values: OfferValues): OfferDraftInput {
  const form = offerDraftForm.cast(prepareDataForValidation(values)) as OfferDraftForm;
  return {
    ...form,
    quoteRequestId: form.quoteRequestId ?? null,
    companyId: form.companyId ?? null,
    contactId: form.contactId ?? null,
    lines: (form.lines ?? []).map(({ tradeProduct, unit, ...line }) => ({
      ...line,
      tradeProduct: tradeProduct ? enumName(tradeProduct) : null,
      unit: unit ? enumName(unit) : null,
    })),
    currency: form.currency ? enumName(form.currency) : null,
    convertedTo: form.convertedTo ?? null,
    deliveryTerms: form.deliveryTerms ? enumName(form.deliveryTerms) : null,
    paymentTerms: form.paymentTerms ? enumName(form.paymentTerms) : null,
    language: form.language ? enumName(form.language) : null,
  };
}

/** The number of a text; undefined when it is empty or no number. */
export function toNumber(text: string): number | undefined {
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? undefined : value;
}

/** The currency of the form, also while the field is empty. */
export const getCurrency = ({ currency }: Pick<TermValues, 'currency'>): Currency =>
  currencies.find((value) => value === currency) ?? currencies[0];
