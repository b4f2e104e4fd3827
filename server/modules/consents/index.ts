/** Public API of the consents module. */
export { Consent } from './consent.entity.ts';
export { consentLoaders } from './consent.loaders.ts';
export { consentPersonalData } from './consent.personal-data.ts';
export { getDataPageUrl } from './personal-data-mail.ts';
export { consentRoutes } from './consent.routes.ts';
export { consentTextVersions } from './consent-texts.ts';
export { createPersonalDataMail, personalDataIntl } from './personal-data-mail.ts';
export {
  confirmConsent,
  confirmConsentMail,
  ensureUnsubscribeToken,
  hasConfirmedConsent,
  isSuppressed,
  subscribeToNews,
  withdrawConsent,
  withdrawConsentOf,
} from './mailbox-consent.ts';
