import { boolean, object, type InferType } from 'yup';
import { contactStatuses, leadSources } from '../enums.ts';
import { reasons } from './reasons.ts';
import { choice, email, line, phone } from './text.ts';

/** Longest accepted text of each field, for the schema and for the inputs' `maxLength`. */
export const contactLimits = { name: 120, email: 254, phone: 40, position: 120 } as const;

const limits = contactLimits;

/** A person at a company as the sales desk enters and edits them. Texts that were left out are ''. */
export const contactForm = object({
  name: line(limits.name).required(reasons.required),
  email: email().required(reasons.required),
  phone: phone(limits.phone),
  position: line(limits.position),
  /** The one to ask first. */
  isPrimary: boolean().transform((value: boolean | null) => value ?? undefined),
  status: choice(contactStatuses),
  leadSource: choice(leadSources),
});

export type ContactForm = InferType<typeof contactForm>;
