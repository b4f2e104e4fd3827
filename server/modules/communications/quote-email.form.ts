import { object } from 'yup';
import { languages } from '../../../common/enums.ts';
import { communicationLimits } from '../../../common/forms/communication.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { choice, email, line, paragraphs } from '../../../common/forms/text.ts';

/** Templates of e-mails about a quote request, in workflow order. */
export const quoteEmailTemplates = ['acknowledge', 'ask_details', 'price_follow_up', 'offer_cover', 'decline'] as const;
export type QuoteEmailTemplate = (typeof quoteEmailTemplates)[number];

/** Form schema of an e-mail about a quote request. */
export const quoteEmailForm = object({
  /** Default: the e-mail address of the request. */
  to: email(),
  subject: line(communicationLimits.subject).required(reasons.required),
  body: paragraphs(communicationLimits.content).required(reasons.required),
  language: choice(languages),
  template: choice(quoteEmailTemplates),
});
