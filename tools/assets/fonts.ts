/**
 * Subsets the fonts to the characters that the product uses: client/theme/fonts/*.woff2 for the screen, and
 * common/print/fonts/*.ttf for PDF documents, with one weight each and more scripts for the names of customers.
 * The results are committed. Run it again after updating a font package or adding a language.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont, { type SubsetFontOptions } from 'subset-font';

type Axes = SubsetFontOptions['variationAxes'];

const characterRange = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const latin = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}ıŒœ\u2009–—‘’‚“”„•…′″‹›€™−↑↓`;
const turkish = 'ĞğİŞşŸ₺';
/** Used for routes, changes and keyboard shortcuts. Only the package inter-ui contains them. */
const arrows = '←→↔↵⌘';
const latinExtended = characterRange(0x100, 0x17f) + characterRange(0x218, 0x21b);
const cyrillic = `${characterRange(0x400, 0x45f)}ҐґҒғҚқҢңҮүҰұҺһӘәӨө№`;
const greek = characterRange(0x384, 0x3ce);
const arabic = `${characterRange(0x600, 0x6ff)}\u200c\u200d\u200e\u200f`;

/** OpenType features: shaping, kerning, tabular and lining figures, case-sensitive punctuation. */
const latinFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'calt', 'case', 'tnum', 'lnum', 'rvrn', 'rclt'];
const arabicFeatures = [...latinFeatures, 'init', 'medi', 'fina', 'isol', 'rlig', 'liga', 'curs'];

/** The weight stays variable. Archivo is pinned to the width of headlines, which halves its size. */
const inter = { wght: { min: 400, max: 700 } };
const archivo = { wdth: 106, wght: { min: 400, max: 600 } };
const vazirmatn = { wght: { min: 400, max: 700 } };

const screenFonts: [name: string, source: string, text: string, features: string[], axes: Axes][] = [
  ['inter-latin', 'inter/files/inter-latin-wght-normal', latin, latinFeatures, inter],
  ['inter-turkish', 'inter/files/inter-latin-ext-wght-normal', turkish, latinFeatures, inter],
  ['inter-latin-ext', 'inter/files/inter-latin-ext-wght-normal', latinExtended, latinFeatures, inter],
  ['inter-arrows', '../inter-ui/variable/InterVariable', arrows, latinFeatures, { ...inter, opsz: 14 }],
  ['archivo-latin', 'archivo/files/archivo-latin-standard-normal', latin, latinFeatures, archivo],
  ['archivo-turkish', 'archivo/files/archivo-latin-ext-standard-normal', turkish, latinFeatures, archivo],
  ['vazirmatn', 'vazirmatn/files/vazirmatn-arabic-wght-normal', arabic, arabicFeatures, vazirmatn],
];

for (const [name, source, text, keepFeatures, variationAxes] of screenFonts)
  await writeSubset(`client/theme/fonts/${name}.woff2`, source, text, keepFeatures, variationAxes);

const printFonts: [name: string, source: string, text: string, features: string[], width?: number][] = [
  ['inter', 'inter/files/inter-latin-wght-normal', latin, latinFeatures],
  ['inter-extended', 'inter/files/inter-latin-ext-wght-normal', `${latinExtended}₺`, latinFeatures],
  ['inter-cyrillic', 'inter/files/inter-cyrillic-wght-normal', cyrillic, latinFeatures],
  ['inter-greek', 'inter/files/inter-greek-wght-normal', greek, latinFeatures],
  ['archivo', 'archivo/files/archivo-latin-standard-normal', latin, latinFeatures, archivo.wdth],
  ['archivo-extended', 'archivo/files/archivo-latin-ext-standard-normal', latinExtended, latinFeatures, archivo.wdth],
  ['vazirmatn', 'vazirmatn/files/vazirmatn-arabic-wght-normal', ` \u00a0${arabic}`, arabicFeatures],
];

for (const [name, source, text, keepFeatures, wdth] of printFonts)
  for (const wght of [400, 600])
    await writeSubset(
      `common/print/fonts/${name}-${wght}.ttf`,
      source,
      text,
      keepFeatures,
      wdth ? { wdth, wght } : { wght },
    );

/**
 * Writes a subset of a font. TTF is used for print, because the PDF library breaks composed glyphs of WOFF2 and decompresses WOFF for each glyph.
 * @param target path with the extension .ttf or .woff2
 */
async function writeSubset(
  target: string,
  source: string,
  text: string,
  keepFeatures: string[],
  variationAxes: Axes,
): Promise<void> {
  const font = await readFile(`node_modules/@fontsource-variable/${source}.woff2`);
  const targetFormat = target.endsWith('.ttf') ? 'truetype' : 'woff2';
  const subset = await subsetFont(font, text, { targetFormat, keepFeatures, variationAxes });
  await writeFile(target, subset);
  console.log(`${target} ${(subset.length / 1024).toFixed(1)} KB`);
}
