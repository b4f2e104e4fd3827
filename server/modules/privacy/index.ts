/** Public API of the privacy module. */
export { applyRetentionDaily } from './apply-retention.ts';
export { sendPrivacyAnswer, sendPrivacyLink } from './privacy-mails.ts';
export { ContactConsentResolver, PrivacyDeskResolver, PrivacyFormResolver } from './privacy.resolver.ts';
export { privacyRoutes } from './privacy.routes.ts';
