import { createContext, use } from 'react';
import type { AnyObject, AnyObjectSchema } from 'yup';
import type { Failure } from '../../graphql/failure.ts';

/** Why the last submission failed, and the values that were submitted. */
export interface SubmitFailure {
  failure: Failure;
  values: AnyObject;
}

interface FormSettings {
  schema: AnyObjectSchema;
  /** Which fields carry a mark. The site marks optional fields and the administration required ones: in each case the minority. */
  markedFields: 'optional' | 'required';
  submitFailure?: SubmitFailure;
}

export const FormContext = createContext<FormSettings | undefined>(undefined);

/** Returns the settings of the enclosing form. @throws Error outside a `Form` */
export function useFormSettings(): FormSettings {
  const settings = use(FormContext);
  if (!settings) throw new Error('A form field must be inside a Form.');
  return settings;
}
