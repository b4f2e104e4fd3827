import { object, string } from 'yup';
import { reasons } from './reasons.ts';
import { line } from './text.ts';

/** A code of an authenticator app, or a recovery code. The server ignores spaces. */
const code = () => line(40).required(reasons.required);
const currentPassword = () => string().required(reasons.required);

/** A code alone: the second step of signing in, and the end of the setup of a second factor. */
export const codeForm = object({ code: code() });

/** The current password alone: starts the setup of a second factor, and proves the identity of a user without one. */
export const passwordForm = object({ current: currentPassword() });

/** Confirms again who is signed in; `code` is required while the second factor is on. */
export const identityForm = object({ password: currentPassword(), code: line(40) });
export const identityWithCodeForm = identityForm.shape({ code: code() });

/** The current password and a code: confirms a change of an existing second factor. */
export const secondFactorChangeForm = object({ current: currentPassword(), code: code() });
