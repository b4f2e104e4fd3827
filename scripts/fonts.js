/**
 * npm run fonts: cuts the fonts down to what the product writes with: client/theme/fonts/*.woff2.
 * The results are kept in the repository; run it again after updating a font package or adding a language.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** @param {number} from @param {number} to */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ\u2009–—‘’‚“”„•…′″‹›€™−↑↓`;
const turkish = 'ĞğİŞşŸ₺';
const latinExtended = range(0x100, 0x17f) + range(0x218, 0x21b);
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
  ['archivo-latin', 'archivo/files/archivo-latin-standard-normal', latin, latinFeatures, archivo],
  ['archivo-turkish', 'archivo/files/archivo-latin-ext-standard-normal', turkish, latinFeatures, archivo],
  ['vazirmatn', 'vazirmatn/files/vazirmatn-arabic-wght-normal', arabic, arabicFeatures, vazirmatn],
];

for (const [name, source, text, keepFeatures, variationAxes] of cuts) {
  const font = await readFile(`node_modules/@fontsource-variable/${source}.woff2`);
  const subset = await subsetFont(font, text, { targetFormat: 'woff2', keepFeatures, variationAxes });
  await writeFile(`client/theme/fonts/${name}.woff2`, subset);
  console.log(`${name} ${(subset.length / 1024).toFixed(1)} KB`);
}
