import { object, string } from 'yup';
import { feedFormats } from '../enums.ts';
import { reasons } from './reasons.ts';

/** Whether a text is an http or https URL. `URL.parse` would need Node.js 22 and browsers of 2024. */
function isHttpUrl(text = ''): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** A feed of market values that a super admin connects. */
export const marketFeedForm = object({
  url: string()
    .trim()
    .max(2_000, reasons.tooLong)
    .test('address', reasons.website, isHttpUrl)
    .required(reasons.required),
  format: string().oneOf(feedFormats, reasons.choice).default('prices').required(reasons.required),
});
