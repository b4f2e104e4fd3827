import { createContext, useContext, type ReactNode } from 'react';
import { Text, View } from '@react-pdf/renderer';
import type { Locale } from '../locales.ts';
import { languages } from '../locales.ts';
import { stacks } from './fonts.ts';
import { textStyles, type TextStyleName } from './look.ts';
import { printable } from './printable.ts';

type Style = Exclude<React.ComponentProps<typeof Text>['style'], readonly unknown[] | undefined>;

export const PaperLocale = createContext<Locale>('tr');
/** The direction in which the paper is written. */
export const useDirection = (): 'ltr' | 'rtl' => languages[useContext(PaperLocale)].dir;

interface WordsProps {
  as?: TextStyleName;
  bold?: boolean;
  /** At the other side of its column, as figures stand. */
  atEnd?: boolean;
  /** Codes, numbers and addresses run from left to right in every language; `auto`: as its first letter does. */
  dir?: 'ltr' | 'auto';
  style?: Style;
  children: string;
}

/** Text in one of the paper's styles. Figures are tabular, so that they stand in columns. */
export function Words({ as = 'body', bold, atEnd = false, dir, style, children }: WordsProps) {
  const paper = useDirection();
  const direction = dir === 'ltr' ? 'ltr' : dir === 'auto' ? directionOf(children, paper) : paper;
  const { ltr, rtl, font, fontWeight } = textStyles[as];
  return (
    <Text
      hyphenationPenalty={never}
      style={{
        ...(paper === 'rtl' ? rtl : ltr),
        fontFamily: stacks[direction][font],
        fontWeight: bold ? 600 : fontWeight,
        textAlign: (paper === 'rtl') === atEnd ? 'left' : 'right',
        ...style,
        // Not among the styles that the printer declares, though it sets text by it.
        ...({ direction, fontFeatureSettings: ['tnum'] } as object),
      }}
    >
      {printable(children, direction)}
    </Text>
  );
}

/** The price of a break within a word at which the printer makes none: it would break where a word changes its font. */
const never = 10_000;

const directionOf = (text: string, otherwise: 'ltr' | 'rtl'): 'ltr' | 'rtl' => {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return otherwise;
  return /[\u0590-\u08ff\ufb1d-\ufeff]/.test(letter) ? 'rtl' : 'ltr';
};

interface RowProps {
  style?: React.ComponentProps<typeof View>['style'];
  /** Kept on one sheet. */
  whole?: boolean;
  children: ReactNode;
}

/** Things beside each other, the first one where the paper begins to be read. */
export function Row({ style = {}, whole = true, children }: RowProps) {
  const flexDirection = useDirection() === 'rtl' ? 'row-reverse' : 'row';
  return (
    <View wrap={!whole} style={[{ flexDirection }, ...[style].flat()]}>
      {children}
    </View>
  );
}
