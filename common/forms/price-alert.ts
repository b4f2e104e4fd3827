import { boolean, number, object, string } from 'yup';
import { languages } from '../enums.ts';
import { isListed } from '../market/series.ts';
import { reasons } from './reasons.ts';
import { choice, email, line } from './text.ts';

/** What a visitor fills in to hear when a price reaches a threshold. */
export const priceAlertFields = object({
  /** In the currency and unit of the series. */
  threshold: number()
    .typeError(reasons.positive)
    .positive(reasons.positive)
    .max(1e9, reasons.tooLarge)
    .required(reasons.required),
  email: email().required(reasons.required),
  /** The privacy notice was read. */
  consent: boolean().default(false).oneOf([true], reasons.consent),
  /** Honeypot: hidden from people, so only a program fills it in. */
  website: line(2000),
});

/** A price alert as it reaches the server. */
export const priceAlertForm = priceAlertFields.shape({
  symbol: string()
    .test('listed', reasons.choice, (symbol) => isListed(symbol ?? ''))
    .required(reasons.required),
  language: choice(languages).required(reasons.required),
});
