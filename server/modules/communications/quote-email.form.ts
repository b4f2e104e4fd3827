import { object, type InferType } from 'yup';
import { languages } from '../../../common/enums.ts';
import { communicationLimits } from '../../../common/forms/communication.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { choice, email, line, paragraphs } from '../../../common/forms/text.ts';

/** Letters to begin with, in the order of the work. */
export const quoteEmailTemplates = ['acknowledge', 'ask_details', 'price_follow_up', 'offer_cover', 'decline'] as const;
export type QuoteEmailTemplate = (typeof quoteEmailTemplates)[number];

/** An e-mail about a quote request, as the composer sends it. */
export const quoteEmailForm = object({
  /** Left out: the address that the request came from. */
  to: email(),
  subject: line(communicationLimits.subject).required(reasons.required),
  body: paragraphs(communicationLimits.content).required(reasons.required),
  language: choice(languages),
  template: choice(quoteEmailTemplates),
});

export type QuoteEmailForm = InferType<typeof quoteEmailForm>;
