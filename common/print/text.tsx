import { createContext, useContext, type ReactNode } from 'react';
import { Text, View } from '@react-pdf/renderer';
import type { Locale } from '../locales.ts';
import { languages } from '../locales.ts';
import { fontStacks } from './fonts.ts';
import { textStyles, type TextStyleName } from './styles.ts';
import { toPrintableText } from './printable-text.ts';

type Style = Exclude<React.ComponentProps<typeof Text>['style'], readonly unknown[] | undefined>;

export const DocumentLocale = createContext<Locale>('tr');
/** Returns the text direction of the document's language. */
export const useDirection = (): 'ltr' | 'rtl' => languages[useContext(DocumentLocale)].dir;

interface PdfTextProps {
  as?: TextStyleName;
  bold?: boolean;
  /** Aligns the text to the end of its column, as for numbers. */
  atEnd?: boolean;
  /** `ltr` for codes, numbers and addresses; `auto` for the direction of the first letter; default: the document's direction. */
  dir?: 'ltr' | 'auto';
  style?: Style;
  children: string;
}

/** Text in one of the document's styles, with tabular figures. */
export function PdfText({ as = 'body', bold, atEnd = false, dir, style, children }: PdfTextProps) {
  const documentDirection = useDirection();
  const direction =
    dir === 'ltr' ? 'ltr' : dir === 'auto' ? detectDirection(children, documentDirection) : documentDirection;
  const { ltr, rtl, font, fontWeight } = textStyles[as];
  return (
    <Text
      hyphenationPenalty={NO_HYPHENATION_PENALTY}
      style={{
        ...(documentDirection === 'rtl' ? rtl : ltr),
        fontFamily: fontStacks[direction][font],
        fontWeight: bold ? 600 : fontWeight,
        textAlign: (documentDirection === 'rtl') === atEnd ? 'left' : 'right',
        ...style,
        direction,
        fontFeatureSettings: ['tnum'],
      }}
    >
      {toPrintableText(children, direction)}
    </Text>
  );
}

/** High enough that react-pdf never breaks a word, which it would otherwise do where a word changes its font. */
const NO_HYPHENATION_PENALTY = 10_000;

const detectDirection = (text: string, fallback: 'ltr' | 'rtl'): 'ltr' | 'rtl' => {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return fallback;
  return /[\u0590-\u08ff\ufb1d-\ufeff]/.test(letter) ? 'rtl' : 'ltr';
};

interface RowProps {
  style?: React.ComponentProps<typeof View>['style'];
  /** Whether the row may be split between two pages. */
  canBreak?: boolean;
  /** Repeats the row on every page that its parent continues on. */
  fixed?: boolean;
  children: ReactNode;
}

/** Children side by side, in the document's reading direction. */
export function Row({ style = {}, canBreak = false, fixed = false, children }: RowProps) {
  const flexDirection = useDirection() === 'rtl' ? 'row-reverse' : 'row';
  return (
    // react-pdf breaks any row with the property `fixed`, also when it is false.
    <View wrap={canBreak} {...(fixed && { fixed })} style={[{ flexDirection }, ...[style].flat()]}>
      {children}
    </View>
  );
}
