import type { IntlShape } from '@formatjs/intl';
import type { Fact } from '../../../platform/mail/letter.ts';
import type { QuoteRequest } from '../../quotes/index.ts';
import { formatFacts, formatDate } from './facts.ts';
import { formatCommunicationSubject, salesIntl } from './messages.ts';

/** Returns the translated name of the product; undefined for an unknown product type. */
export function getProductName(intl: IntlShape<string>, { productType }: QuoteRequest): string | undefined {
  const id = [`product.${productType}`, `steel.${productType}`].find((name) => name in intl.messages);
  return productType && id ? intl.formatMessage({ id }) : undefined;
}

/** Formats the subject of a request for the sales desk, from the title that the visitor saw, else the product, else the form. */
export const formatRequestSubject = (request: QuoteRequest): string =>
  formatCommunicationSubject(
    'quote',
    request.productTitle ||
      getProductName(salesIntl, request) ||
      salesIntl.formatMessage({ id: `source.${request.source}` }),
    { source: request.source },
  );

/** Formats the structured values of a request. Contains no text entered by the visitor. */
export function formatRequestFacts(intl: IntlShape<string>, request: QuoteRequest): Fact[] {
  const { quantity, deliveryTerms, paymentTerms, createdAt } = request;
  return formatFacts(intl, {
    received: formatDate(intl, createdAt),
    product: getProductName(intl, request),
    quantity: quantity === null ? undefined : intl.formatMessage({ id: 'fact.quantity.value' }, { quantity }),
    deliveryTerms: deliveryTerms && intl.formatMessage({ id: `delivery.${deliveryTerms}` }),
    paymentTerms: paymentTerms && intl.formatMessage({ id: `payment.${paymentTerms}` }),
  });
}
