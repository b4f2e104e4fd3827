import { latinDigits } from '../../../common/forms/text.ts';

/** Letters that look or sound alike and no normal form joins: Turkish ı, and those of Arabic and Persian keyboards. */
const alike: Record<string, string> = {
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
const letters = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/**
 * A text as it is searched for: without case, accents, vowel signs and punctuation, so that `IRAK`, `ırak` and `irak` are one, as are
 * the two kinds of ya and kaf. Words stand apart by one space.
 */
export const searchText = (text: string): string =>
  latinDigits(text)
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(letters, (letter) => alike[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
