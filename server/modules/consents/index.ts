/** What other modules may import of consents. */
export { Consent } from './consent.entity.ts';
