import { toLatinDigits } from '../../../common/forms/text.ts';

/** Returns the decimal separator of a language. */
function findDecimalSeparator(language: string): string {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(12_345.6);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/**
 * Parses a typed number according to a language: `10.000` is ten thousand in Turkish and ten in English. `620,50` and `620.50` are the same
 * in every language, and Persian and Arabic digits are accepted.
 * @param language BCP 47 tag
 * @returns NaN for anything but a plain number of zero or more; an empty text is NaN too
 */
export function parseAmount(text: string, language: string): number {
  const plain = toLatinDigits(text)
    .replace(/[\s\u061C\u200E\u200F'’٬]/gu, '')
    .replaceAll('٫', '.');
  if (!/^\d[\d.,]*$/.test(plain)) return NaN;
  const decimal = detectDecimalSeparator(plain, findDecimalSeparator(language));
  const group = decimal === ',' ? '.' : ',';
  const [whole = '', fraction, ...rest] = decimal ? plain.split(decimal) : [plain];
  if (rest.length > 0 || fraction === '' || /\D/.test(fraction ?? '')) return NaN;
  const groups = decimal ? whole.split(group) : whole.split(/[.,]/);
  if (groups.length > 1 && !/^\d{1,3}$/.test(groups[0] ?? '')) return NaN;
  if (groups.slice(1).some((digits) => digits.length !== 3)) return NaN;
  return Number(`${groups.join('')}.${fraction ?? '0'}`);
}

/**
 * Detects the decimal separator of a number. With two different separators it is the last one. A single separator that could also group
 * thousands is decimal only if it is the decimal separator of the language. A repeated separator groups thousands.
 */
function detectDecimalSeparator(text: string, languageSeparator: string): string | undefined {
  const separators = text.match(/[.,]/g) ?? [];
  if (new Set(separators).size === 2) return separators.at(-1);
  const [separator] = separators;
  if (separators.length !== 1 || !separator) return undefined;
  const couldBeThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return couldBeThousands && separator !== languageSeparator ? undefined : separator;
}
