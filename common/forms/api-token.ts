import { number, object } from 'yup';
import { reasons } from './reasons.ts';
import { line } from './text.ts';

/** Days that a token may be good for. */
export const tokenDays = { min: 1, max: 365 };

/** A token for a program that reads. */
export const apiTokenForm = object({
  name: line(60).required(reasons.required),
  days: number()
    .typeError(reasons.tokenDays)
    .integer(reasons.tokenDays)
    .min(tokenDays.min, reasons.tokenDays)
    .max(tokenDays.max, reasons.tokenDays)
    .required(reasons.required),
});
