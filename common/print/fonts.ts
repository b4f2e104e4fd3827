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

/** What a text is written with: each character in the first font of the row that has it. */
export const stacks = {
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
/** Makes the fonts known to the printer, once a process. */
export const loadFonts = (): Promise<void> => (loading ??= load());

async function load(): Promise<void> {
  // Words are never broken: the patterns that come with the printer are English ones.
  Font.registerHyphenationCallback((word) => [word]);
  for (const family of families) {
    for (const fontWeight of weights) {
      const font = await open(family, family, fontWeight);
      // Cut from one variable font, they all have its name, and the printer would embed each again wherever two alternate.
      Object.defineProperty(font, 'postscriptName', { value: `${family}-${fontWeight}` });
      // What is embedded is taken from a font of its own: taking letters apart, ı out of i, leaves halves in a font's memory, and
      // the next paper would miss letters.
      const mould = await open(`${family} mould`, family, fontWeight);
      font.createSubset = () => mould.createSubset();
    }
  }
}

type OpenFont = NonNullable<ReturnType<typeof Font.getFont>['data']> & { createSubset: () => unknown };

async function open(fontFamily: string, file: string, fontWeight: number): Promise<OpenFont> {
  const src = fileURLToPath(new URL(`./fonts/${file}-${fontWeight}.ttf`, import.meta.url));
  Font.register({ family: fontFamily, fonts: [{ src, fontWeight }] });
  await Font.load({ fontFamily, fontWeight });
  return Font.getFont({ fontFamily, fontWeight })?.data as OpenFont;
}
