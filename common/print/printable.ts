/** What the fonts of common/print/fonts have, and the marks that only say in which direction a text runs. */
const unknown =
  /[^\n\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0384-\u03ce\u0400-\u045f\u0490-\u0493\u049a\u049b\u04a2\u04a3\u04ae-\u04b1\u04ba\u04bb\u04d8\u04d9\u04e8\u04e9\u0600-\u06ff\u200c-\u200e\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2039\u203a\u20ac\u20ba\u2116\u2122\u2190-\u2193\u2212]/gu;

/** Of the digits and letters that an isolate in a right-to-left text holds together from left to right. */
const isolate = /[\u2066\u2068]([^\u2066-\u2069]*)\u2069/g;

/**
 * A text as the printer can set it: no font has a glyph for the marks of direction, so in a right-to-left text an isolate becomes a
 * pair of left-to-right marks, which one has; thin and other spaces of numbers become one that does not break. A character that no
 * font has is printed without its accents, or as a question mark where that helps nothing. A word that no line holds is parted.
 */
export function printable(text: string, dir: 'ltr' | 'rtl'): string {
  const marked = dir === 'rtl' ? text.replace(isolate, '\u200e$1\u200e') : text.replaceAll('\u200e', '');
  return marked
    .replace(/[\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]/g, '')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(unknown, plain)
    .replace(/\S{40}/g, '$& ');
}

const plain = (character: string): string => {
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return base === character || base.search(unknown) >= 0 ? '?' : base;
};
