import type { ConsentPurpose } from './enums.ts';

/** Version of each text that the forms show: raised whenever its wording changes, so that a stored consent names its words. */
export const consentTextVersions: Record<ConsentPurpose, string> = { privacy_notice: '1', marketing: '1' };
