import { string } from 'yup';
import { reasons } from './reasons.ts';

/**
 * What no field keeps: controls other than tab and line feed, halves of surrogate pairs (jsonb refuses them), zero-width space and
 * byte order mark, and the marks that reorder the text after them. The plain direction marks, ZWJ and ZWNJ stay: Arabic and
 * Persian are written with them.
 */
const unwanted = /(?![\t\n])\p{Cc}|\p{Cs}|(?![\u061C\u200E\u200F])\p{Bidi_Control}|[\u200B\uFEFF]/gu;
const lineEnd = /\r\n?|[\u2028\u2029]/g;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text of several lines as it is stored: NFC, `\n` between lines, without unwanted characters; '' where nothing is visible. */
export function cleanParagraphs(text: string): string {
  const clean = text.replace(lineEnd, '\n').replace(unwanted, '').normalize('NFC').trim();
  return visible.test(clean) ? clean : '';
}

/** The same on one line: every run of white space becomes one space, so nothing typed here can end a header. */
export const cleanLine = (text: string): string => cleanParagraphs(text).replace(/\s+/g, ' ');

/** Digits of Persian and Arabic keyboards as Latin ones, so that a number can be dialled. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

const field = (clean: (text: string) => string, max: number) =>
  string()
    .transform((text: string | null) => clean(text ?? ''))
    .max(max, reasons.tooLong)
    .default('');

/** A field of one line; missing and null become ''. @param max longest text accepted, in UTF-16 units as `maxLength` counts */
export const line = (max: number) => field(cleanLine, max);

/** A field of several lines; missing and null become ''. @param max as in {@link line} */
export const paragraphs = (max: number) => field(cleanParagraphs, max);

/** A phone number as people write it, in Latin digits. */
export const phone = (max: number) => field((text) => latinDigits(cleanLine(text)), max);

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?!\\d+$)${label}$`, 'i');

/**
 * Whether the text is exactly one mail address: dot-atom@domain.tld in ASCII, 254 characters at most (RFC 5321). No quotes, comments,
 * commas, spaces or line ends pass, so it can stand in a header or a recipient list as it is.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && address.test(text);

/** A mail address as typed, without the white space around it; a missing one becomes ''. */
export const email = () =>
  line(254).test('email', reasons.email, (text) => text === undefined || text === '' || isEmail(text));

/** One of the values; a select that was left alone is missing. */
export const choice = <Value extends string>(values: readonly Value[]) =>
  string()
    .transform((value: string) => value || undefined)
    .oneOf(values, reasons.choice);

/**
 * The address of a website, as browsers write it; missing and null become ''. People leave the scheme out, so `demir.example` is
 * `https://demir.example/`.
 * @param max as in {@link line}
 */
export const webAddress = (max: number) =>
  line(max)
    .transform((text: string) => (text && !/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? `https://${text}` : text))
    .transform((text: string) => (URL.canParse(text) ? new URL(text).href : text))
    .test('website', reasons.website, (text) => !text || isWebAddress(text));

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && !username;
}
