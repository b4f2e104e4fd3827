import { object } from 'yup';
import { reasons } from './reasons.ts';
import { line, paragraphs, toLatinDigits } from './text.ts';

/** Minutes within which the mailed code of an acceptance has to be entered. */
export const ACCEPTANCE_CODE_MINUTES = 15;

/** Hours for which the customer sees the order after the code was entered. */
export const ORDER_ACCESS_HOURS = 24;

const code = line(40)
  .transform((text: string) => toLatinDigits(text).replace(/\s/g, ''))
  .required(reasons.required)
  .matches(/^\d{6}$/, { message: reasons.codeWrong, excludeEmptyString: true });

/** The person who accepts an offer. */
export const acceptancePersonForm = object({
  name: line(120).required(reasons.required),
  position: line(120).required(reasons.required),
});

/** Acceptance of an offer: who accepts, and the code that was mailed to the recipient. */
export const acceptanceForm = acceptancePersonForm.shape({ code });

/** The code that opens the order of an accepted offer. */
export const orderCodeForm = object({ code });

export const declineForm = object({ reason: paragraphs(2_000) });

export const questionForm = object({ question: paragraphs(5_000).required(reasons.required) });
