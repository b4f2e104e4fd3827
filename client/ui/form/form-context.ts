import { createContext, use } from 'react';
import type { AnyObject, AnyObjectSchema } from 'yup';
import type { Failure } from '../../graphql/failure.ts';

/** What the server answered to the last sending, and what had been sent. */
export interface Refusal {
  failure: Failure;
  values: AnyObject;
}

interface FormSettings {
  schema: AnyObjectSchema;
  /** Which fields say so in words: the few optional ones on the site, the few required ones in the admin. */
  marks: 'optional' | 'required';
  refusal?: Refusal;
}

export const FormContext = createContext<FormSettings | undefined>(undefined);

/** @throws Error outside a `Form` */
export function useFormSettings(): FormSettings {
  const settings = use(FormContext);
  if (!settings) throw new Error('A field belongs into a Form.');
  return settings;
}
