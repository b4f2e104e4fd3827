import type { IntlShape } from '@formatjs/intl';
import type { Fact } from '../../../platform/mail/letter.ts';
import type { QuoteRequest } from '../../quotes/index.ts';
import { factsOf, receivedOn } from './facts.ts';
import { communicationSubject, salesIntl } from './messages.ts';

/** Our own word for what was asked for, or undefined where the type is none of ours. */
export function productName(intl: IntlShape<string>, { productType }: QuoteRequest): string | undefined {
  const id = [`product.${productType}`, `steel.${productType}`].find((name) => name in intl.messages);
  return productType && id ? intl.formatMessage({ id }) : undefined;
}

/** What a request is about, in the sales desk's line: the title that the visitor saw, else the product, else the form. */
export const subjectOf = (request: QuoteRequest): string =>
  communicationSubject(
    'quote',
    request.productTitle ||
      productName(salesIntl, request) ||
      salesIntl.formatMessage({ id: `source.${request.source}` }),
    { source: request.source },
  );

/** What was asked for in our own words and figures; nothing here was typed by a visitor. */
export function plainFacts(intl: IntlShape<string>, request: QuoteRequest): Fact[] {
  const { quantity, deliveryTerms, paymentTerms, createdAt } = request;
  return factsOf(intl, {
    received: receivedOn(intl, createdAt),
    product: productName(intl, request),
    quantity: quantity === null ? undefined : intl.formatMessage({ id: 'fact.quantity.value' }, { quantity }),
    deliveryTerms: deliveryTerms && intl.formatMessage({ id: `delivery.${deliveryTerms}` }),
    paymentTerms: paymentTerms && intl.formatMessage({ id: `payment.${paymentTerms}` }),
  });
}
