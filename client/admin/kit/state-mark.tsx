import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Palettes of the admin's theme. */
export type Hue = 'grey' | 'straw' | 'bronze' | 'green' | 'teal' | 'blue' | 'violet' | 'red' | 'molten';

interface Props {
  hue: Hue;
  /** Contents of an SVG of 14 by 14 that draws in `currentColor`. */
  glyph: ReactNode;
  words: string;
  /** Leaves the words to the tooltip and to screen readers. */
  bare?: boolean;
}

/** What changes: a glyph in its hue beside words in ink. The glyph's shape says what its colour says. */
export function StateMark({ hue, glyph, words, bare }: Props) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      whiteSpace="nowrap"
      title={bare ? words : undefined}
    >
      <chakra.svg
        viewBox="0 0 14 14"
        boxSize="3.5"
        flexShrink={0}
        aria-hidden
        colorPalette={hue}
        color="colorPalette.dot"
      >
        {glyph}
      </chakra.svg>
      {bare ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </chakra.span>
  );
}
