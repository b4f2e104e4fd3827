/**
 * npm run fonts: cuts the fonts down to what the product writes with: client/theme/fonts/*.woff2 for the screen and
 * common/print/fonts/*.ttf for paper, where a font has one weight and covers the names that customers have.
 * The results are kept in the repository; run it again after updating a font package or adding a language.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** @param {number} from @param {number} to */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ\u2009–—‘’‚“”„•…′″‹›€™−↑↓`;
const turkish = 'ĞğİŞşŸ₺';
/** Of routes, changes and keys. Of these packages only inter-ui, the complete Inter, has them. */
const arrows = '←→↔↵⌘';
const latinExtended = range(0x100, 0x17f) + range(0x218, 0x21b);
const cyrillic = `${range(0x400, 0x45f)}ҐґҒғҚқҢңҮүҰұҺһӘәӨө№`;
const greek = range(0x384, 0x3ce);
const arabic = `${range(0x600, 0x6ff)}\u200c\u200d\u200e\u200f`;

/** Shaping, kerning and what the looks ask for: tabular and lining figures, case-sensitive punctuation. */
const latinFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'calt', 'case', 'tnum', 'lnum', 'rvrn', 'rclt'];
const arabicFeatures = [...latinFeatures, 'init', 'medi', 'fina', 'isol', 'rlig', 'liga', 'curs'];

/** Weight stays variable; Archivo is pinned to the one width of the headlines, which halves it. */
const inter = { wght: { min: 400, max: 700 } };
const archivo = { wdth: 106, wght: { min: 400, max: 600 } };
const vazirmatn = { wght: { min: 400, max: 700 } };

/** @type {[name: string, source: string, text: string, features: string[], axes: import('subset-font').SubsetFontOptions['variationAxes']][]} */
const cuts = [
  ['inter-latin', 'inter/files/inter-latin-wght-normal', latin, latinFeatures, inter],
  ['inter-turkish', 'inter/files/inter-latin-ext-wght-normal', turkish, latinFeatures, inter],
  ['inter-latin-ext', 'inter/files/inter-latin-ext-wght-normal', latinExtended, latinFeatures, inter],
  ['inter-arrows', '../inter-ui/variable/InterVariable', arrows, latinFeatures, { ...inter, opsz: 14 }],
  ['archivo-latin', 'archivo/files/archivo-latin-standard-normal', latin, latinFeatures, archivo],
  ['archivo-turkish', 'archivo/files/archivo-latin-ext-standard-normal', turkish, latinFeatures, archivo],
  ['vazirmatn', 'vazirmatn/files/vazirmatn-arabic-wght-normal', arabic, arabicFeatures, vazirmatn],
];

for (const [name, source, text, keepFeatures, variationAxes] of cuts)
  await cut(`client/theme/fonts/${name}.woff2`, source, text, keepFeatures, variationAxes);

/** @type {[name: string, source: string, text: string, features: string[], width?: number][]} */
const printed = [
  ['inter', 'inter/files/inter-latin-wght-normal', latin, latinFeatures],
  ['inter-extended', 'inter/files/inter-latin-ext-wght-normal', `${latinExtended}₺`, latinFeatures],
  ['inter-cyrillic', 'inter/files/inter-cyrillic-wght-normal', cyrillic, latinFeatures],
  ['inter-greek', 'inter/files/inter-greek-wght-normal', greek, latinFeatures],
  ['archivo', 'archivo/files/archivo-latin-standard-normal', latin, latinFeatures, archivo.wdth],
  ['archivo-extended', 'archivo/files/archivo-latin-ext-standard-normal', latinExtended, latinFeatures, archivo.wdth],
  ['vazirmatn', 'vazirmatn/files/vazirmatn-arabic-wght-normal', ` \u00a0${arabic}`, arabicFeatures],
];

for (const [name, source, text, keepFeatures, wdth] of printed)
  for (const wght of [400, 600])
    await cut(`common/print/fonts/${name}-${wght}.ttf`, source, text, keepFeatures, wdth ? { wdth, wght } : { wght });

/**
 * @param {string} place its ending says the format; the printer takes woff2 for composed letters wrongly, and unpacks woff again for each letter
 * @param {string} source @param {string} text @param {string[]} keepFeatures
 * @param {import('subset-font').SubsetFontOptions['variationAxes']} variationAxes
 */
async function cut(place, source, text, keepFeatures, variationAxes) {
  const font = await readFile(`node_modules/@fontsource-variable/${source}.woff2`);
  const targetFormat = place.endsWith('.ttf') ? 'truetype' : 'woff2';
  const subset = await subsetFont(font, text, { targetFormat, keepFeatures, variationAxes });
  await writeFile(place, subset);
  console.log(`${place} ${(subset.length / 1024).toFixed(1)} KB`);
}
