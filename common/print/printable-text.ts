/**
 * Matches characters that the fonts in common/print/fonts do not have; zero-width joiners and the left-to-right mark are
 * kept.
 */
const unsupported =
  /[^\n\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0384-\u03ce\u0400-\u045f\u0490-\u0493\u049a\u049b\u04a2\u04a3\u04ae-\u04b1\u04ba\u04bb\u04d8\u04d9\u04e8\u04e9\u0600-\u06ff\u200c-\u200e\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2039\u203a\u20ac\u20ba\u2116\u2122\u2190-\u2193\u2212]/gu;

/** Matches a Unicode isolate, such as ⁦6–76 mm⁩ in a right-to-left text. */
const isolate = /[\u2066\u2068]([^\u2066-\u2069]*)\u2069/g;

/**
 * Returns a text that react-pdf can render with our fonts.
 * - No font has glyphs for isolates; in a right-to-left text they become left-to-right marks, which one font has.
 * - Letters with separate accents are composed (Unicode NFC), because the fonts have only the composed letters.
 * - Figure spaces and narrow no-break spaces become no-break spaces.
 * - A character that no font has loses its accents, or becomes a question mark.
 * - Words of 40 characters and more are split, because no line can hold them.
 */
export function toPrintableText(text: string, dir: 'ltr' | 'rtl'): string {
  const marked = dir === 'rtl' ? text.replace(isolate, '\u200e$1\u200e') : text.replaceAll('\u200e', '');
  return marked
    .normalize('NFC')
    .replace(/[\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]/g, '')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(unsupported, replaceUnsupported)
    .replace(/\S{40}/g, '$& ');
}

const replaceUnsupported = (character: string): string => {
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return base === character || base.search(unsupported) >= 0 ? '?' : base;
};
