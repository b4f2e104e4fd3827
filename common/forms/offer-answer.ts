import { object } from 'yup';
import { reasons } from './reasons.ts';
import { line, paragraphs, toLatinDigits } from './text.ts';

/** Minutes in which the mailed code of an acceptance has to be entered. */
export const ACCEPTANCE_CODE_MINUTES = 15;

/** Acceptance of an offer: who accepts, and the code that was mailed to the recipient. */
export const acceptancePersonForm = object({
  name: line(120).required(reasons.required),
  position: line(120).required(reasons.required),
});

export const acceptanceForm = acceptancePersonForm.shape({
  code: line(40)
    .transform((code: string) => toLatinDigits(code).replace(/\s/g, ''))
    .required(reasons.required)
    .matches(/^\d{6}$/, { message: reasons.codeWrong, excludeEmptyString: true }),
});

export const declineForm = object({ reason: paragraphs(2_000) });

export const questionForm = object({ question: paragraphs(5_000).required(reasons.required) });
