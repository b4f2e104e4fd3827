import type { IntlShape } from '@formatjs/intl';
import type { LabelledValue } from '../../../platform/mail/mail-content.ts';
import type { QuoteRequest } from '../../quotes/index.ts';
import { formatDetails, formatDate } from './details.ts';

/** Returns the translated name of the product; undefined for an unknown product type. */
export function getProductName(intl: IntlShape, { productType }: QuoteRequest): string | undefined {
  const id = [`product.${productType}`, `steel.${productType}`].find((name) => name in intl.messages);
  return productType && id ? intl.formatMessage({ id }) : undefined;
}

/** Formats the structured values of a request. Contains no text entered by the visitor. */
export function formatRequestDetails(intl: IntlShape, request: QuoteRequest): LabelledValue[] {
  const { quantity, deliveryTerms, paymentTerms, createdAt } = request;
  return formatDetails(intl, {
    received: formatDate(intl, createdAt),
    product: getProductName(intl, request),
    quantity: quantity === null ? undefined : intl.formatMessage({ id: 'fact.quantity.value' }, { quantity }),
    deliveryTerms: deliveryTerms && intl.formatMessage({ id: `delivery.${deliveryTerms}` }),
    paymentTerms: paymentTerms && intl.formatMessage({ id: `payment.${paymentTerms}` }),
  });
}
