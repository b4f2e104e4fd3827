import { toLatinDigits } from '../../../common/forms/text.ts';

/** Letters that Unicode normalization keeps apart but users type in place of each other: Turkish ı, letters of Arabic and Persian keyboards. */
const equivalents: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ٱ: 'ا',
  ى: 'ی',
  ي: 'ی',
  ك: 'ک',
  ة: 'ه',
};
const equivalentLetters = new RegExp(`[${Object.keys(equivalents).join('')}]`, 'gu');

/**
 * Normalizes a text for searching: without case, accents, vowel signs and punctuation, words separated by one space. `IRAK`, `ırak` and
 * `irak` become equal, as do the Arabic and Persian forms of ya and kaf.
 */
export const normalizeForSearch = (text: string): string =>
  toLatinDigits(text)
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(equivalentLetters, (letter) => equivalents[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
