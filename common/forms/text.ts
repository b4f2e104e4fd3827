import { string } from 'yup';
import { reasons } from './reasons.ts';

/**
 * Characters that are removed from all input: control characters other than tab and line feed, lone surrogates (jsonb rejects them),
 * zero-width space, byte order mark, and bidi overrides and isolates. Direction marks, ZWJ and ZWNJ stay, because Arabic and Persian need
 * them.
 */
const unwanted = /(?![\t\n])\p{Cc}|\p{Cs}|(?![\u061C\u200E\u200F])\p{Bidi_Control}|[\u200B\uFEFF]/gu;
const lineEnd = /\r\n?|[\u2028\u2029]/g;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Normalizes text of several lines: NFC, `\n` between lines, without unwanted characters; '' when nothing visible is left. */
export function cleanParagraphs(text: string): string {
  const clean = text.replace(lineEnd, '\n').replace(unwanted, '').normalize('NFC').trim();
  return visible.test(clean) ? clean : '';
}

/** Normalizes text of one line: like `cleanParagraphs`, with each run of white space as one space. Prevents header injection. */
export const cleanLine = (text: string): string => cleanParagraphs(text).replace(/\s+/g, ' ');

/** Converts Persian and Arabic digits to Latin ones. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

const textSchema = (clean: (text: string) => string, max: number) =>
  string()
    .transform((text: string | null) => clean(text ?? ''))
    .max(max, reasons.tooLong)
    .default('');

/** Text of one line; undefined and null become ''. @param max maximum length in UTF-16 code units */
export const line = (max: number) => textSchema(cleanLine, max);

/** Text of several lines; undefined and null become ''. @param max as in {@link line} */
export const paragraphs = (max: number) => textSchema(cleanParagraphs, max);

/** A phone number in any notation, with Latin digits. */
export const phone = (max: number) => textSchema((text) => toLatinDigits(cleanLine(text)), max);

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?!\\d+$)${label}$`, 'i');

/**
 * Whether a text is exactly one e-mail address: dot-atom@domain.tld in ASCII, at most 254 characters (RFC 5321). Quotes, comments, commas,
 * spaces and line breaks are not allowed, so that it is safe in headers and recipient lists.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && address.test(text);

/** An e-mail address, trimmed; undefined and null become ''. */
export const email = () => line(254).test('email', reasons.email, (text) => !text || isEmail(text));

/** One of the values; '' becomes undefined. */
export const choice = <Value extends string>(values: readonly Value[]) =>
  string()
    .transform((value: string) => value || undefined)
    .oneOf(values, reasons.choice);

/** The UUID of a record, or null; '' becomes null. */
export const optionalId = () =>
  string()
    .nullable()
    .transform((id: string | null) => id || null)
    .uuid(reasons.choice);

/** A transform that replaces null, which GraphQL clients may send for an omitted field. */
export const nullTo =
  <Value>(replacement: Value) =>
  (value: Value | null): Value =>
    value ?? replacement;

/** Options of `when`: the field is required while the field that `when` names has this value. */
export const requiredFor = (value: string) => ({
  is: value,
  then: <Required>(form: { required(message: string): Required }) => form.required(reasons.required),
});

/**
 * The normalized URL of a website; undefined and null become ''. Adds a missing scheme: `demir.example` becomes `https://demir.example/`.
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
