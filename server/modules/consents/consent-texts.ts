import type { ConsentPurpose } from '../../../common/enums.ts';

/** Versions of the privacy notice and of the consent text in the forms. Raise one when its wording changes: stored consents refer to it. */
export const consentTextVersions: Record<ConsentPurpose, string> = { privacy_notice: '5', marketing: '1' };
