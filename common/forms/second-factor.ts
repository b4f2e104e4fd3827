import { object, string } from 'yup';
import { reasons } from './reasons.ts';
import { line } from './text.ts';

/** Of an app, or one of the recovery codes; the server reads it however it is spaced. */
const code = () => line(40).required(reasons.required);
const current = () => string().required(reasons.required);

/** Whoever gave the right password and is asked for more. */
export const codeForm = object({ code: code() });

/** Whoever begins to set up a second factor. */
export const beginSecondFactorForm = object({ current: current() });

/** Whoever changes one that they have. */
export const proofForm = object({ current: current(), code: code() });
