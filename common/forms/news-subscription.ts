import { boolean, object } from 'yup';
import { languages } from '../enums.ts';
import { reasons } from './reasons.ts';
import { choice, email, line } from './text.ts';

/** The fields of the form for news by e-mail. */
export const newsSubscriptionFields = object({
  email: email().required(reasons.required),
  /** Whether the privacy notice was read. */
  consent: boolean().default(false).oneOf([true], reasons.consent),
  /** Honeypot: invisible, so that only spam bots fill it in. */
  website: line(2000),
});

/** A submitted subscription. */
export const newsSubscriptionForm = newsSubscriptionFields.shape({
  language: choice(languages).required(reasons.required),
});
