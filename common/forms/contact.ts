import { boolean, object, type InferType } from 'yup';
import { contactStatuses, leadSources } from '../enums.ts';
import { reasons } from './reasons.ts';
import { choice, email, line, phone } from './text.ts';

/** Maximum length of each field. */
const contactLimits = { name: 120, email: 254, phone: 40, position: 120 } as const;

const limits = contactLimits;

/** A contact person of a company as the sales desk enters it. Missing texts become ''. */
export const contactForm = object({
  name: line(limits.name).required(reasons.required),
  /** Empty for a person who can only be called. */
  email: email(),
  phone: phone(limits.phone),
  position: line(limits.position),
  /** Whether this is the primary contact of the company. */
  isPrimary: boolean().transform((value: boolean | null) => value ?? undefined),
  status: choice(contactStatuses),
  leadSource: choice(leadSources),
});

export type ContactForm = InferType<typeof contactForm>;

/** Position of a contact who gave none, as it is stored. The administration translates it. */
export const UNKNOWN_POSITION = 'Contact';
