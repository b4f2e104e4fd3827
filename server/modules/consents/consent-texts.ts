import type { ConsentPurpose } from '../../../common/enums.ts';

/** Versions of the consent texts in the forms. Raise one when its wording changes: stored consents refer to it. */
export const consentTextVersions: Record<ConsentPurpose, string> = { privacy_notice: '1', marketing: '1' };
