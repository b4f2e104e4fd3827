import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Colour palettes of the admin theme. */
export type Hue = 'grey' | 'straw' | 'bronze' | 'green' | 'teal' | 'blue' | 'violet' | 'red' | 'molten';

interface Props {
  hue: Hue;
  /** Contents of an SVG of 14 × 14 units that draws in `currentColor`. */
  glyph: ReactNode;
  label: string;
  /** Shows the label only as tooltip and to screen readers. */
  iconOnly?: boolean;
}

/**
 * A state: a coloured glyph with its label. Each state has its own shape, so that the colour is not the only
 * difference.
 */
export function StateMark({ hue, glyph, label, iconOnly }: Props) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      whiteSpace="nowrap"
      title={iconOnly ? label : undefined}
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
      {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </chakra.span>
  );
}
