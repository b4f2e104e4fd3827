import { object, string } from 'yup';
import { languages, privacyRequestKinds } from '../enums.ts';
import { reasons } from './reasons.ts';
import { choice, email, line, paragraphs } from './text.ts';

/** The fields of the public form with which a person asks about their data. */
export const privacyRequestFields = object({
  privacyKind: choice(privacyRequestKinds).required(reasons.required),
  email: email().required(reasons.required),
  /** What to correct or explain. */
  message: paragraphs(2000),
  /** Honeypot: invisible, so that only spam bots fill it in. */
  website: line(2000),
});

/** A submitted request about data. */
export const privacyRequestForm = privacyRequestFields.shape({
  language: choice(languages).required(reasons.required),
});

/** The answer of the desk to a request about data. */
export const privacyAnswerForm = object({ answer: paragraphs(5000).required(reasons.required) });

/** Corrected data of a person; empty fields stay as they are. */
export const personCorrectionForm = object({
  name: line(120),
  newEmail: email(),
  phone: line(40),
});

/** Key of the person whom the desk searches for: an e-mail address or a phone number. */
export const personKeyForm = object({ email: string().trim().required(reasons.required).max(254, reasons.tooLong) });
