/** Public API of the offers module. */
export { Offer, OfferLine } from './offer.entity.ts';
export { OfferResolver, QuoteRequestOffersResolver } from './offer.resolver.ts';
export { offerRoutes } from './offer.routes.ts';
export { findOffersById } from './offer.service.ts';
