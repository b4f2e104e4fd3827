import { array, boolean, number, object, string } from 'yup';
import { tokenScopes } from '../enums.ts';
import { reasons } from './reasons.ts';
import { line } from './text.ts';

/** Validity of a token in days. */
const tokenDays = { min: 1, max: 365 };

/** A new API token. */
export const apiTokenForm = object({
  name: line(60).required(reasons.required),
  days: number()
    .typeError(reasons.tokenDays)
    .integer(reasons.tokenDays)
    .min(tokenDays.min, reasons.tokenDays)
    .max(tokenDays.max, reasons.tokenDays)
    .required(reasons.required),
  scopes: array(string().oneOf(tokenScopes, reasons.choice).required(reasons.choice))
    .min(1, reasons.tokenScopes)
    .required(reasons.tokenScopes),
});

/** The form of the dialog, with a checkbox for each scope. */
export const apiTokenDialogForm = apiTokenForm.omit(['scopes']).shape({
  read: boolean()
    .default(false)
    .test('any', reasons.tokenScopes, (_, { parent }) => {
      const ticked = parent as Record<string, unknown>;
      return tokenScopes.some((scope) => ticked[scope] === true);
    }),
  export: boolean().default(false),
  write: boolean().default(false),
});
