import type { Locale } from '../../common/locales.ts';

/** Names that are written the same in every language. A new name on the site has to be added here. */
const names = new Set(
  [
    // The company, its address, places on its map, ports.
    'Kordon Çelik Sanayi ve Ticaret A.Ş İzmir Türkiye Konak Liman Caddesi No Aydın Aliağa Çeşme Kuşadası İskenderun',
    // Sample partners.
    'Mavikule Denizcilik Örsbaşı Döküm Yükyolu Lojistik',
    // Registers of Turkey.
    'MERSİS VERBİS İYS',
    // Standards and tests with words: API Spec 6A, Class 150.
    'Spec Class Incoterms Charpy',
    // Publishers, services, and the source of the maps.
    'Facebook Twitter LinkedIn WhatsApp Instagram YouTube JavaScript Natural Earth',
    // Technical names in the cookie policy.
    'selected-language react-router-scroll-positions offer-preview Host-kordon kordon Host-kordon-device kordon-device',
    // Units, chemical elements, results of tensile tests, roughness.
    'mm cm kg bar Nm kW MPa MWh MMBtu °C Si Mn Al Fe ReH Rm Ra',
  ].flatMap((line) => line.split(' ')),
);

/** Names that consist of ordinary words. */
const multiWordNames = /Kordon Çelik Sanayi ve Ticaret|World Steel (in Figures|Association)|Henry Hub/g;

/** Frequent words of a language that do not exist in the other languages. */
const stopWords: Record<'tr' | 'en' | 'fr', string[]> = {
  tr: ['ve', 'ile', 'için', 'bir', 'olarak', 'daha', 'gün', 'yıl', 'olan', 'veya', 'değil', 'kadar', 'tüm', 'teklif'],
  en: [
    'the',
    'and',
    'of',
    'with',
    'from',
    'your',
    'our',
    'we',
    'is',
    'this',
    'that',
    'which',
    'days',
    'years',
    'steel',
  ],
  fr: ['les', 'des', 'une', 'avec', 'aux', 'dans', 'nos', 'vous', 'sur', 'est', 'jours', 'acier', 'nous', 'votre'],
};

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/**
 * Returns the visible text and the accessible names of a page, without elements that are marked as another language.
 * @param includesLtr false also leaves out left-to-right parts of right-to-left text, which are codes, numbers and names
 *   (`<bdi dir="ltr">`, U+2066 to U+2069)
 */
function extractText(html: string, includesLtr: boolean): string {
  const page = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<a [^>]*hreflang=[^>]*>.*?<\/a>/gis, ' ')
    .replace(/<(\w+) [^>]*\blang="\w+"[^>]*>[^<]*<\/\1>/g, ' ')
    .replace(includesLtr ? /(?!)/ : /<(bdi|span|text|dd) [^>]*dir="ltr"[^>]*>.*?<\/\1>/gs, ' ');
  const accessibleNames = [...page.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g)].map(
    ([, value]) => value,
  );
  const visible = page.replace(/^.*?<body/s, '<body').replace(/<[^>]+>/g, ' ');
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  const text = [title, ...accessibleNames, visible]
    .join(' \n ')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(multiWordNames, ' ');
  return includesLtr ? text : text.replace(/\u2066[^\u2069]*\u2069/g, ' ');
}

const splitWords = (text: string) =>
  (text.match(/[\p{L}\p{M}\p{N}°@.’'-]*\p{L}[\p{L}\p{M}\p{N}°@.’'-]*/gu) ?? []).map(stripAffixes);
/** Removes Turkish suffixes (İzmir’de), Arabic prefixes (وFOB) and punctuation. */
const stripAffixes = (word: string) =>
  word
    .replace(/^\p{Script=Arabic}+(?=[A-Z])/u, '')
    .replace(/^[.’'-]+|[.’'-]+$/g, '')
    .replace(/[’'].*$/, '');
/** Codes and abbreviations: S355J2, 100R1, CFR, FOB; clauses of laws: 5/2-ç; e-mail addresses. */
const isCode = (word: string) => /\d/.test(word) || /^[A-Z]{1,6}$/.test(word) || /[@.]\w/.test(word);
const isName = (word: string) => names.has(word) || word.split('-').every((part) => names.has(part) || isCode(part));

/** Returns the words of a page that do not belong to its language. */
export const findForeignWords: Record<Locale, (html: string) => string[]> = {
  tr: (html) => [...findStopWords(html, 'en', 'fr'), ...findArabicScript(html)],
  en: (html) => [...findStopWords(html, 'tr', 'fr'), ...findArabicScript(html), ...findLetters(html, /[çğıöşüÇĞİÖŞÜ]/)],
  fr: (html) => [...findStopWords(html, 'tr', 'en'), ...findArabicScript(html), ...findLetters(html, /[ğışöüĞİŞÖÜ]/)],
  fa: (html) => [...findLatinWords(html), ...findCharacters(html, /[يكىة٠-٩]/), ...findCharacters(html, /[0-9]/)],
  ar: (html) => [...findLatinWords(html), ...findCharacters(html, /[پچژگکی۰-۹٠-٩]/)],
};

function findStopWords(html: string, ...languages: (keyof typeof stopWords)[]): string[] {
  const words = new Set(languages.flatMap((language) => stopWords[language]));
  return splitWords(extractText(html, true)).filter((word) => words.has(word.toLowerCase()));
}
const findLetters = (html: string, letters: RegExp) =>
  splitWords(extractText(html, true)).filter((word) => letters.test(word) && !isCode(word) && !isName(word));
const findArabicScript = (html: string) => findCharacters(html, /\p{Script=Arabic}/u);
const findLatinWords = (html: string) =>
  splitWords(extractText(html, true)).filter(
    (word) => /[A-Za-z]{2}|[ğışçöü]/i.test(word) && !isCode(word) && !isName(word),
  );
/**
 * Returns the words with one of the letters. Standards (DIN 14420-7), steel grades (316L), scrap grades (HMS 1/2 (80:20)) and coordinates are ignored,
 * because they have Latin digits in every language.
 */
const findCharacters = (html: string, letters: RegExp) => {
  const text = extractText(html, false)
    .replace(/\d*[A-Za-z][\w.]*([\s\u00a0-]*\(?\d[\w.:/-]*\)?)*/g, ' ')
    .replace(/\d+\.\d{4}/g, ' ');
  return (text.match(/\S+/g) ?? []).filter((word) => letters.test(word));
};
