/** Public API of the consents module. */
export { Consent } from './consent.entity.ts';
export { consentTextVersions } from './consent-texts.ts';
