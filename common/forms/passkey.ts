import { object } from 'yup';
import { reasons } from './reasons.ts';
import { line } from './text.ts';

/** Name of a passkey. */
export const passkeyForm = object({ name: line(60).required(reasons.required) });
