import { boolean, object, string, type InferType } from 'yup';
import { contactTopics, languages } from '../enums.ts';
import { fileId } from './file-id.ts';
import { reasons } from './reasons.ts';
import { choice, email, line, paragraphs, phone } from './text.ts';

/** Maximum length of each field. */
export const contactMessageLimits = {
  name: 120,
  company: 200,
  email: 254,
  phone: 40,
  subject: 200,
  message: 5000,
  website: 2000,
} as const;

const limits = contactMessageLimits;

/** The fields of the contact form. */
export const contactForm = object({
  name: line(limits.name).required(reasons.required),
  company: line(limits.company).required(reasons.required),
  email: email().required(reasons.required),
  phone: phone(limits.phone),
  topic: choice(contactTopics),
  subject: line(limits.subject).required(reasons.required),
  message: paragraphs(limits.message).required(reasons.required),
  /** Id of a file that POST /attachments stored. */
  attachmentId: fileId(),
  /** Whether the privacy notice was read. */
  consent: boolean().default(false).oneOf([true], reasons.consent),
  /** Honeypot: invisible, so that only spam bots fill it in. */
  website: line(limits.website),
});

/** A submitted contact message: the fields of the form, and values that the client adds. */
export const contactMessageForm = contactForm.shape({
  /** Created when the form opens; the server ignores a repeated submission. */
  submissionId: string().uuid(reasons.submission).required(reasons.submission),
  language: choice(languages).required(reasons.required),
});

export type ContactForm = InferType<typeof contactForm>;
export type ContactMessageForm = InferType<typeof contactMessageForm>;
