import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

const families = [
  'archivo',
  'archivo-extended',
  'inter',
  'inter-extended',
  'inter-cyrillic',
  'inter-greek',
  'vazirmatn',
];
const weights = [400, 600] as const;

/** Font fallbacks: each character uses the first font of the list that has it. */
export const fontStacks = {
  ltr: {
    heading: ['archivo', 'archivo-extended', 'inter-extended', 'inter-cyrillic', 'inter-greek', 'vazirmatn', 'inter'],
    body: ['inter', 'inter-extended', 'inter-cyrillic', 'inter-greek', 'vazirmatn'],
  },
  rtl: {
    heading: ['vazirmatn', 'archivo', 'archivo-extended', 'inter-extended', 'inter-cyrillic', 'inter-greek', 'inter'],
    body: ['vazirmatn', 'inter', 'inter-extended', 'inter-cyrillic', 'inter-greek'],
  },
} satisfies Record<'ltr' | 'rtl', Record<'heading' | 'body', string[]>>;

let loading: Promise<void> | undefined;
/** Registers the fonts with react-pdf, once per process. */
export const loadFonts = (): Promise<void> => (loading ??= load());

async function load(): Promise<void> {
  // Disables hyphenation, because react-pdf's patterns are English.
  Font.registerHyphenationCallback((word) => [word]);
  for (const family of families) {
    for (const fontWeight of weights) {
      const font = await open(family, family, fontWeight);
      // All weights and subsets come from one variable font and have its PostScript name. Without distinct names, react-pdf embeds a font
      // again at each change between two of them.
      Object.defineProperty(font, 'postscriptName', { value: `${family}-${fontWeight}` });
      // Subsets are created from a second instance of the font: subsetting composite glyphs such as ı and i changes cached state of the
      // instance, and the next document would miss letters.
      const subsetSource = await open(`${family} for subsets`, family, fontWeight);
      font.createSubset = () => subsetSource.createSubset();
    }
  }
}

type OpenFont = NonNullable<ReturnType<typeof Font.getFont>['data']> & { createSubset: () => unknown };

async function open(fontFamily: string, file: string, fontWeight: number): Promise<OpenFont> {
  const src = fileURLToPath(new URL(`./fonts/${file}-${fontWeight}.ttf`, import.meta.url));
  Font.register({ family: fontFamily, fonts: [{ src, fontWeight }] });
  await Font.load({ fontFamily, fontWeight });
  return Font.getFont({ fontFamily, fontWeight }).data as OpenFont;
}
