import type { ContactTopic, TradeProduct } from '../../common/enums.ts';

/** The two forms of the quote system: purchase requests and sales offers. */
export const tradeModes = ['buyer', 'seller'] as const;
export type TradeMode = (typeof tradeModes)[number];

/**
 * Returns the path of the contact form with a selected topic.
 * @param subject prefilled subject, in the language of the page
 */
export function getContactPath(topic: ContactTopic, subject?: string): string {
  return `/contact?${new URLSearchParams({ topic, ...(subject && { subject }) }).toString()}`;
}

/** Returns the path of a quote-system form, with the product preselected. */
export function getTradeQuotePath(mode: TradeMode, product?: TradeProduct): string {
  const query = new URLSearchParams({ ...(mode === 'seller' && { mode }), ...(product && { product }) }).toString();
  return `/quote-system${query && `?${query}`}#form`;
}
