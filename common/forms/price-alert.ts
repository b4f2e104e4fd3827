import { boolean, number, object, string } from 'yup';
import { languages } from '../enums.ts';
import { isMarketSymbol } from '../market/series.ts';
import { reasons } from './reasons.ts';
import { choice, email, line } from './text.ts';

/** The fields of the price alert form. */
export const priceAlertFields = object({
  /** In the currency and unit of the series. */
  threshold: number()
    .typeError(reasons.positive)
    .positive(reasons.positive)
    .max(1e9, reasons.tooLarge)
    .required(reasons.required),
  email: email().required(reasons.required),
  /** Whether the privacy notice was read. */
  consent: boolean().default(false).oneOf([true], reasons.consent),
  /** Honeypot: invisible, so that only spam bots fill it in. */
  website: line(2000),
});

/** A submitted price alert. */
export const priceAlertForm = priceAlertFields.shape({
  symbol: string()
    .test('listed', reasons.choice, (symbol) => isMarketSymbol(symbol ?? ''))
    .required(reasons.required),
  language: choice(languages).required(reasons.required),
});
