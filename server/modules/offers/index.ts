/** Public API of the offers module. */
export { Offer, OfferLine } from './offer.entity.ts';
export { insertOfferLink, OfferLink } from './offer.link.ts';
export { describeGoods, formatConvertedTotal, getOfferFormats, getOfferTerms, listSums } from './offer.pdf.tsx';
export { findOffersById, listOfferLines } from './offer.queries.ts';
export { findCorrespondent } from './offer.recipient.ts';
export { type OfferContext, OfferResolver, QuoteRequestOffersResolver } from './offer.resolver.ts';
export { offerRoutes } from './offer.routes.ts';
export { isExpired, lockDeal } from './offer.sending.ts';
export { createOfferTokens, hashLinkToken, hashVerificationCode, type OfferTokens } from './offer.token.ts';
export { offerIntl } from './offer.words.ts';
export { offerPersonalData } from './offer.personal-data.ts';
