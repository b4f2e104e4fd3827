/** Public API of the offer links module: the customer's link of an offer, its answers, and the verification page. */
export { notifyOfferAnswer } from './mail/notify-offer-answer.ts';
export { createSendAcceptanceCode } from './mail/send-acceptance-code.ts';
export { OfferAnswer } from './offer-answer.entity.ts';
export { OfferAnswerHashResolver, OfferAnswerResolver, OfferLinkResolver } from './offer-link.resolver.ts';
export { offerLinkRoutes } from './offer-link.routes.tsx';
export { answerPersonalData } from './offer-answer.personal-data.ts';
