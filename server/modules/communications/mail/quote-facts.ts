import type { IntlShape } from '@formatjs/intl';
import type { Fact } from '../../../platform/mail/letter.ts';
import type { QuoteRequest } from '../../quotes/index.ts';
import { formatFacts, formatDate } from './facts.ts';

/** Returns the translated name of the product; undefined for an unknown product type. */
export function getProductName(intl: IntlShape, { productType }: QuoteRequest): string | undefined {
  const id = [`product.${productType}`, `steel.${productType}`].find((name) => name in intl.messages);
  return productType && id ? intl.formatMessage({ id }) : undefined;
}

/** Formats the structured values of a request. Contains no text entered by the visitor. */
export function formatRequestFacts(intl: IntlShape, request: QuoteRequest): Fact[] {
  const { quantity, deliveryTerms, paymentTerms, createdAt } = request;
  return formatFacts(intl, {
    received: formatDate(intl, createdAt),
    product: getProductName(intl, request),
    quantity: quantity === null ? undefined : intl.formatMessage({ id: 'fact.quantity.value' }, { quantity }),
    deliveryTerms: deliveryTerms && intl.formatMessage({ id: `delivery.${deliveryTerms}` }),
    paymentTerms: paymentTerms && intl.formatMessage({ id: `payment.${paymentTerms}` }),
  });
}
