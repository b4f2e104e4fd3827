import type { IntlShape } from '@formatjs/intl';
import { company } from '../../../../common/business.ts';
import type { Language } from '../../../../common/enums.ts';
import { quoteEmailTemplates, type QuoteEmailTemplate } from '../quote-email.form.ts';
import { steelProducts } from '../../../../common/steel-products.ts';
import type { QuoteRequest } from '../../quotes/index.ts';
import { receivedOn } from './facts.ts';
import { visitorIntl } from './messages.ts';
import { productName } from './quote-facts.ts';

/** A text that the sales desk begins with. */
export interface Letter {
  template: QuoteEmailTemplate;
  subject: string;
  /** Plain text without a signature: the mail brings that of whoever sends it. */
  body: string;
}

/** The letters for a request, in a language, with what is known of it in its place. */
export function lettersFor(request: QuoteRequest, language: Language): Letter[] {
  const intl = visitorIntl(language);
  const side = request.source === 'seller_quote' ? 'supply' : 'request';
  const about = aboutOf(intl, request);
  const values = {
    ...{ reference: request.reference, topic: about ?? request.reference, hours: company.replyHours },
    date: receivedOn(intl, request.createdAt),
  };
  const say = (id: string) => intl.formatMessage({ id: `letter.${id}` }, values);
  const facts = [
    ...(about ? [intl.formatMessage({ id: `letter.line.${side}` }, { about })] : []),
    say('line.reference'),
  ].join('\n');

  return quoteEmailTemplates.map((template) => {
    const of = `${template}.${side}`;
    const list =
      template === 'ask_details'
        ? [
            detailsOf(request)
              .map((detail) => `• ${say(`ask.${detail}`)}`)
              .join('\n'),
          ]
        : [];
    const greeting = intl.formatMessage({ id: 'confirm.greeting' }, { name: request.name });
    const paragraphs = [greeting, say(`${of}.opening`), ...list, facts, say(`${of}.closing`), say('regards')];
    return { template, subject: say(`${of}.subject`), body: paragraphs.join('\n\n') };
  });
}

/** What was asked for or offered, in a line: goods, tonnage, terms and place. */
function aboutOf(intl: IntlShape<string>, request: QuoteRequest): string | undefined {
  const { productTitle, quantity, deliveryTerms, deliveryLocation } = request;
  const parts = [
    productName(intl, request) ?? productTitle,
    quantity === null ? null : intl.formatMessage({ id: 'fact.quantity.value' }, { quantity }),
    deliveryTerms &&
      intl
        .formatMessage({ id: 'letter.delivery' }, { terms: deliveryTerms.toUpperCase(), place: deliveryLocation ?? '' })
        .trim(),
  ].filter((part) => !!part);
  return parts.reduceRight<string | undefined>(
    (rest, first) => (rest ? intl.formatMessage({ id: 'letter.about' }, { first: first!, rest }) : first!),
    undefined,
  );
}

const projects = ['turnkey-mill', 'steel-plant', 'engineering', 'modernization', 'maintenance', 'training'];
const equipment = ['hydraulic_quote', 'equipment_card'];

/** What a price hangs on, by kind of goods; what the form has told already is not asked again. */
function detailsOf({
  source,
  productType,
  quantity,
  deliveryTerms,
  paymentTerms,
  targetPrice,
}: QuoteRequest): string[] {
  const unless = (known: unknown, detail: string) => (known ? [] : [detail]);
  if (source === 'seller_quote')
    return [
      ...['supply.origin', 'supply.size', 'supply.lot'],
      ...unless(deliveryTerms, 'supply.delivery'),
      ...unless(targetPrice, 'supply.price'),
    ];
  if (productType && projects.includes(productType))
    return ['capacity', 'plant', 'feedstock', 'scope', 'schedule'].map((detail) => `project.${detail}`);
  if (source === 'buyer_quote' || steelProducts.some((product) => product === productType))
    return [
      ...['steel.grade', 'steel.size'],
      ...unless(quantity, 'steel.quantity'),
      ...unless(deliveryTerms, 'steel.delivery'),
      'steel.shipment',
      ...unless(paymentTerms, 'steel.payment'),
      'steel.inspection',
    ];
  if (equipment.includes(source) || productType === 'spare-parts')
    return ['part', 'conditions', 'connection', 'quantity', 'date'].map((detail) => `equipment.${detail}`);
  return ['general.product', ...unless(quantity, 'general.quantity'), 'general.delivery'];
}
