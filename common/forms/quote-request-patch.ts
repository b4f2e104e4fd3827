import { object, type InferType } from 'yup';
import { priorities, quoteStatuses } from '../enums.ts';
import { choice, paragraphs } from './text.ts';

/** Longest accepted notes, for the schema and for the input's `maxLength`. */
export const maxQuoteNotes = 10_000;

/** What the sales desk decides about a quote request. */
export const quoteRequestPatchForm = object({
  status: choice(quoteStatuses),
  priority: choice(priorities),
  notes: paragraphs(maxQuoteNotes),
});

export type QuoteRequestPatchForm = InferType<typeof quoteRequestPatchForm>;
