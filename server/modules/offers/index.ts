/** What other modules may import of offers. */
export { Offer, OfferLine } from './offer.entity.ts';
export { OfferResolver, OffersOfRequestResolver } from './offer.resolver.ts';
export { offerRoutes } from './offer.routes.ts';
export { offersById } from './offer.service.ts';
