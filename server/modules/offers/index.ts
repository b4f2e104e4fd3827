/** Public API of the offers module. */
export { Offer, OfferLine } from './offer.entity.ts';
export { type OfferContext, OfferResolver, QuoteRequestOffersResolver } from './offer.resolver.ts';
export { offerRoutes } from './offer.routes.ts';
export { findOffersById } from './offer.queries.ts';
