import { number, object } from 'yup';
import { reasons } from './reasons.ts';
import { line } from './text.ts';

/** Validity of a token in days. */
const tokenDays = { min: 1, max: 365 };

/** A new API token, which has read access only. */
export const apiTokenForm = object({
  name: line(60).required(reasons.required),
  days: number()
    .typeError(reasons.tokenDays)
    .integer(reasons.tokenDays)
    .min(tokenDays.min, reasons.tokenDays)
    .max(tokenDays.max, reasons.tokenDays)
    .required(reasons.required),
});
