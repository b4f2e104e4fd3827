import type { ContactTopic, TradeProduct } from '../../common/enums.ts';

/** Which of the two forms of the quote system: who wants to buy, or who wants to sell. */
export const tradeModes = ['buyer', 'seller'] as const;
export type TradeMode = (typeof tradeModes)[number];

/**
 * The contact form with a topic chosen.
 * @param subject in the language of the page, filled in
 */
export function contactAbout(topic: ContactTopic, subject?: string): string {
  return `/contact?${new URLSearchParams({ topic, ...(subject && { subject }) }).toString()}`;
}

/** A form of the quote system. @param product chosen in it */
export function tradeQuote(mode: TradeMode, product?: TradeProduct): string {
  const query = new URLSearchParams({ ...(mode === 'seller' && { mode }), ...(product && { product }) }).toString();
  return `/quote-system${query && `?${query}`}#form`;
}
