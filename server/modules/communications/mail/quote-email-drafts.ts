import type { IntlShape } from '@formatjs/intl';
import { company } from '../../../../common/business.ts';
import { type Language, quoteEmailTemplates, type QuoteEmailTemplate } from '../../../../common/enums.ts';
import { steelProducts } from '../../../../common/steel-products.ts';
import type { QuoteRequest } from '../../quotes/index.ts';
import { formatDate } from './details.ts';
import { visitorIntl } from './messages.ts';
import { getProductName } from './quote-details.ts';

/** Text that the sales desk starts an e-mail with. */
export interface QuoteEmailDraft {
  template: QuoteEmailTemplate;
  subject: string;
  /** Plain text without a signature, which is added on sending. */
  body: string;
}

/** Creates the drafts of all templates, with the data of the request filled in. */
export function createQuoteEmailDrafts(request: QuoteRequest, language: Language): QuoteEmailDraft[] {
  const intl = visitorIntl(language);
  const side = request.source === 'seller_quote' ? 'supply' : 'request';
  const summary = summarize(intl, request);
  const values = {
    reference: request.reference,
    topic: summary ?? request.reference,
    hours: company.replyHours,
    date: formatDate(intl, request.createdAt),
  };
  const format = (id: string) => intl.formatMessage({ id: `draft.${id}` }, values);
  const details = [
    ...(summary ? [intl.formatMessage({ id: `draft.line.${side}` }, { about: summary })] : []),
    format('line.reference'),
  ].join('\n');

  return quoteEmailTemplates.map((template) => {
    const prefix = `${template}.${side}`;
    const questions =
      template === 'ask_details'
        ? [
            missingDetails(request)
              .map((detail) => `• ${format(`ask.${detail}`)}`)
              .join('\n'),
          ]
        : [];
    const greeting = intl.formatMessage({ id: 'confirm.greeting' }, { name: request.name });
    const paragraphs = [
      greeting,
      format(`${prefix}.opening`),
      ...questions,
      details,
      format(`${prefix}.closing`),
      format('regards'),
    ];
    return { template, subject: format(`${prefix}.subject`), body: paragraphs.join('\n\n') };
  });
}

/** Summarizes goods, tonnage, delivery terms and place in one line. */
function summarize(intl: IntlShape, request: QuoteRequest): string | undefined {
  const { productTitle, quantity, deliveryTerms, deliveryLocation } = request;
  const parts = [
    getProductName(intl, request) ?? productTitle,
    quantity === null ? null : intl.formatMessage({ id: 'fact.quantity.value' }, { quantity }),
    deliveryTerms &&
      intl
        .formatMessage({ id: 'draft.delivery' }, { terms: deliveryTerms.toUpperCase(), place: deliveryLocation ?? '' })
        .trim(),
  ].filter((part) => !!part);
  return parts.reduceRight<string | undefined>(
    (rest, first) => (rest ? intl.formatMessage({ id: 'draft.about' }, { first: first!, rest }) : first!),
    undefined,
  );
}

const projectTypes = ['turnkey-mill', 'steel-plant', 'engineering', 'modernization', 'maintenance', 'training'];
const equipmentSources = ['hydraulic_quote', 'equipment_card'];

/** Returns the details that a price depends on, by kind of goods, without those that the form already contains. */
function missingDetails({
  source,
  productType,
  quantity,
  deliveryTerms,
  paymentTerms,
  targetPrice,
}: QuoteRequest): string[] {
  const ifMissing = (value: unknown, detail: string) => (value ? [] : [detail]);
  if (source === 'seller_quote')
    return [
      'supply.origin',
      'supply.size',
      'supply.lot',
      ...ifMissing(deliveryTerms, 'supply.delivery'),
      ...ifMissing(targetPrice, 'supply.price'),
    ];
  if (productType && projectTypes.includes(productType))
    return ['capacity', 'plant', 'feedstock', 'scope', 'schedule'].map((detail) => `project.${detail}`);
  if (source === 'buyer_quote' || steelProducts.some((product) => product === productType))
    return [
      'steel.grade',
      'steel.size',
      ...ifMissing(quantity, 'steel.quantity'),
      ...ifMissing(deliveryTerms, 'steel.delivery'),
      'steel.shipment',
      ...ifMissing(paymentTerms, 'steel.payment'),
      'steel.inspection',
    ];
  if (equipmentSources.includes(source) || productType === 'spare-parts')
    return ['part', 'conditions', 'connection', 'quantity', 'date'].map((detail) => `equipment.${detail}`);
  return ['general.product', ...ifMissing(quantity, 'general.quantity'), 'general.delivery'];
}
