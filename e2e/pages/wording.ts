import type { Locale } from '../../common/locales.ts';

/** What is written the same in every language; whoever adds a name to the site adds it here. */
const names = new Set(
  [
    // The company, its people, its address, the places on its map and the ports that it trades with.
    'Kordon Çelik Sanayi ve Ticaret A.Ş İzmir Türkiye Konak Liman Caddesi No Aydın Aliağa Çeşme Kuşadası İskenderun',
    // Sample partners.
    'Mavikule Denizcilik Örsbaşı Döküm Yükyolu Lojistik',
    // Standards and tests that are named, not numbered: API Spec 6A, Class 150.
    'Spec Class Incoterms Charpy',
    // Where things are published, and whose shores the maps have.
    'Facebook Twitter LinkedIn WhatsApp Instagram YouTube JavaScript Natural Earth',
    // What the cookie policy calls by its technical name.
    'selected-language Host-kordon kordon',
    // Units, elements, what a tensile test measures and roughness.
    'mm cm kg bar Nm kW MPa MWh MMBtu °C Si Mn Al Fe ReH Rm Ra',
  ].flatMap((line) => line.split(' ')),
);

/** Names made of words that a language has: the company's, a source's and an exchange's. */
const titles = /Kordon Çelik Sanayi ve Ticaret|World Steel (in Figures|Association)|Henry Hub/g;

/** Words that nearly every sentence of a language has, and no sentence of the languages that they are looked for in. */
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
 * What a page says, to the eye and to a screen reader, without what is named in its own language: the language menu, and what
 * stands apart from the direction of the text because it is a code, a number or a name (`<bdi dir="ltr">`, U+2066 to U+2069).
 */
function textOf(html: string, apart: boolean): string {
  const page = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<a [^>]*hreflang=[^>]*>.*?<\/a>/gis, ' ')
    .replace(/<(\w+) [^>]*\blang="\w+"[^>]*>[^<]*<\/\1>/g, ' ')
    .replace(apart ? /(?!)/ : /<(bdi|span|text|dd) [^>]*dir="ltr"[^>]*>.*?<\/\1>/gs, ' ');
  const said = [...page.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g)].map(([, words]) => words);
  const shown = page.replace(/^.*?<body/s, '<body').replace(/<[^>]+>/g, ' ');
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  const text = [title, ...said, shown]
    .join(' \n ')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(titles, ' ');
  return apart ? text : text.replace(/\u2066[^\u2069]*\u2069/g, ' ');
}

const wordsOf = (text: string) =>
  (text.match(/[\p{L}\p{M}\p{N}°@.’'-]*\p{L}[\p{L}\p{M}\p{N}°@.’'-]*/gu) ?? []).map(bare);
/** Without what Turkish hangs on a name (İzmir’de), and what Arabic sets before one (وFOB). */
const bare = (word: string) =>
  word
    .replace(/^\p{Script=Arabic}+(?=[A-Z])/u, '')
    .replace(/^[.’'-]+|[.’'-]+$/g, '')
    .replace(/[’'].*$/, '');
/** Codes and abbreviations: S355J2, 100R1, CFR, FOB; clauses of laws, 5/2-ç; addresses of mailboxes. */
const isCode = (word: string) => /\d/.test(word) || /^[A-Z]{1,6}$/.test(word) || /[@.]\w/.test(word);
const isName = (word: string) => names.has(word) || word.split('-').every((part) => names.has(part) || isCode(part));

/** The words of a page that are not its language's. */
export const foreignWords: Record<Locale, (html: string) => string[]> = {
  tr: (html) => [...stopped(html, 'en', 'fr'), ...scripted(html)],
  en: (html) => [...stopped(html, 'tr', 'fr'), ...scripted(html), ...lettered(html, /[çğıöşüÇĞİÖŞÜ]/)],
  fr: (html) => [...stopped(html, 'tr', 'en'), ...scripted(html), ...lettered(html, /[ğışöüĞİŞÖÜ]/)],
  fa: (html) => [...latin(html), ...matches(html, /[يكىة٠-٩]/), ...matches(html, /[0-9]/)],
  ar: (html) => [...latin(html), ...matches(html, /[پچژگکی۰-۹٠-٩]/)],
};

function stopped(html: string, ...others: (keyof typeof stopWords)[]): string[] {
  const words = new Set(others.flatMap((other) => stopWords[other]));
  return wordsOf(textOf(html, true)).filter((word) => words.has(word.toLowerCase()));
}
const lettered = (html: string, letters: RegExp) =>
  wordsOf(textOf(html, true)).filter((word) => letters.test(word) && !isCode(word) && !isName(word));
const scripted = (html: string) => matches(html, /\p{Script=Arabic}/u);
const latin = (html: string) =>
  wordsOf(textOf(html, true)).filter((word) => /[A-Za-z]{2}|[ğışçöü]/i.test(word) && !isCode(word) && !isName(word));
/** Words with such letters; a standard (DIN 14420-7), a size of steel (316L), a grade of scrap (HMS 1/2 (80:20)) and a position on a map have Latin digits everywhere. */
const matches = (html: string, letters: RegExp) => {
  const text = textOf(html, false)
    .replace(/[A-Za-z][\w.]*([\s\u00a0-]*\(?\d[\w.:/-]*\)?)*/g, ' ')
    .replace(/\d+\.\d{4}/g, ' ');
  return (text.match(/\S+/g) ?? []).filter((word) => letters.test(word));
};
