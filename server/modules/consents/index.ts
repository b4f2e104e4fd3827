/** Public API of the consents module. */
export { Consent } from './consent.entity.ts';
