import { latinDigits } from '../../../common/forms/text.ts';

/** The signs by which a language parts thousands and decimals. */
function signsOf(language: string) {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(12_345.6);
  return { decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.' };
}

/**
 * The number that somebody typed, as it is read in a language: `10.000` is ten thousand in Turkish and ten in English, `620,50` and
 * `620.50` are the same everywhere, and so are the digits of Persian and Arabic keyboards.
 * @param language BCP 47
 * @returns NaN for anything that is not one plain number of zero or more, an empty text included
 */
export function readAmount(text: string, language: string): number {
  const plain = latinDigits(text)
    .replace(/[\s\u061C\u200E\u200F'’٬]/gu, '')
    .replaceAll('٫', '.');
  if (!/^\d[\d.,]*$/.test(plain)) return NaN;
  const decimal = decimalSign(plain, signsOf(language).decimal);
  const group = decimal === ',' ? '.' : ',';
  const [whole = '', fraction, ...rest] = decimal ? plain.split(decimal) : [plain];
  if (rest.length > 0 || fraction === '' || /\D/.test(fraction ?? '')) return NaN;
  const separated = decimal ? whole.split(group) : whole.split(/[.,]/);
  if (separated.length > 1 && !/^\d{1,3}$/.test(separated[0] ?? '')) return NaN;
  if (separated.slice(1).some((digits) => digits.length !== 3)) return NaN;
  return Number(`${separated.join('')}.${fraction ?? '0'}`);
}

/** Of two different signs the last; of a single one that could part thousands, the language's own; of a repeated one, none. */
function decimalSign(text: string, usual: string): string | undefined {
  const signs = text.match(/[.,]/g) ?? [];
  if (new Set(signs).size === 2) return signs.at(-1);
  const [only] = signs;
  if (signs.length !== 1 || !only) return undefined;
  const couldBeThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return couldBeThousands && only !== usual ? undefined : only;
}
