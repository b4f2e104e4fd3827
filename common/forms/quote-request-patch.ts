import { object } from 'yup';
import { priorities, quoteStatuses } from '../enums.ts';
import { choice, email, paragraphs } from './text.ts';

export const MAX_QUOTE_NOTES_LENGTH = 10_000;

/** Changes of a quote request by the sales desk. */
export const quoteRequestPatchForm = object({
  status: choice(quoteStatuses),
  priority: choice(priorities),
  notes: paragraphs(MAX_QUOTE_NOTES_LENGTH),
  /** For a request without an e-mail address. */
  email: email(),
});
