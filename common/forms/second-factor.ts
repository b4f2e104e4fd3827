import { object, string } from 'yup';
import { reasons } from './reasons.ts';
import { line } from './text.ts';

/** A code of an authenticator app, or a recovery code. The server ignores spaces. */
const code = () => line(40).required(reasons.required);
const current = () => string().required(reasons.required);

/** The second step of signing in. */
export const codeForm = object({ code: code() });

/** Starts the setup of a second factor; `current` is the password. */
export const beginSecondFactorForm = object({ current: current() });

/** Confirms a change of an existing second factor; `current` is the password. */
export const proofForm = object({ current: current(), code: code() });
