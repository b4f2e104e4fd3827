import { object } from 'yup';
import { languages, quoteEmailTemplates } from '../../../common/enums.ts';
import { communicationLimits } from '../../../common/forms/communication.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { choice, email, line, paragraphs } from '../../../common/forms/text.ts';

/** Form schema of an e-mail about a quote request. */
export const quoteEmailForm = object({
  /** Default: the e-mail address of the request. */
  to: email(),
  subject: line(communicationLimits.subject).required(reasons.required),
  body: paragraphs(communicationLimits.content).required(reasons.required),
  language: choice(languages),
  template: choice(quoteEmailTemplates),
});
