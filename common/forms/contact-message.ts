import { boolean, object, string, type InferType } from 'yup';
import { contactTopics, languages } from '../enums.ts';
import { fileId } from './file-id.ts';
import { reasons } from './reasons.ts';
import { choice, email, line, paragraphs, phone } from './text.ts';

/** Longest accepted text of each field, for the schema and for the inputs' `maxLength`. */
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

/** What a visitor fills in to write to us. */
export const contactForm = object({
  name: line(limits.name).required(reasons.required),
  company: line(limits.company).required(reasons.required),
  email: email().required(reasons.required),
  phone: phone(limits.phone),
  topic: choice(contactTopics),
  subject: line(limits.subject).required(reasons.required),
  message: paragraphs(limits.message).required(reasons.required),
  /** Of the file that POST /attachments took. */
  attachmentId: fileId(),
  /** The privacy notice was read. */
  consent: boolean().default(false).oneOf([true], reasons.consent),
  /** Honeypot: hidden from people, so only a program fills it in. */
  website: line(limits.website),
});

/** A contact message as it reaches the server: what the visitor filled in, and what the form adds by itself. */
export const contactMessageForm = contactForm.shape({
  /** Made when the form opens, so that a repeated sending is told from a second message. */
  submissionId: string().uuid(reasons.submission).required(reasons.submission),
  language: choice(languages).required(reasons.required),
});

export type ContactForm = InferType<typeof contactForm>;
export type ContactMessageForm = InferType<typeof contactMessageForm>;
