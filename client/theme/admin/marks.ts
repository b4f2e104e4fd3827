import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { tagAnatomy } from '@chakra-ui/react/anatomy';

/** The variant `subtle` is for the type of a record, `outline` for tags of users and secondary states. For the status of a record, see StateMark. */
export const tag = defineSlotRecipe({
  className: 'tag',
  slots: tagAnatomy.keys(),
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      flexShrink: 0,
      h: '5',
      px: '1.5',
      borderRadius: 'sm',
      textStyle: 'metaStrong',
      whiteSpace: 'nowrap',
    },
    startElement: { _icon: { boxSize: '3' } },
  },
  variants: {
    variant: {
      subtle: { root: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' } },
      outline: {
        root: {
          boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}',
          color: 'fg.muted',
          fontWeight: 'normal',
        },
      },
    },
    size: { sm: { root: { textStyle: 'tiny', letterSpacing: '.02em' } }, md: {} },
  },
  defaultVariants: { variant: 'subtle', size: 'md' },
});

/** The number of items that need attention, in the side bar and the tabs. */
export const badge = defineRecipe({
  className: 'badge',
  base: {
    minW: '18px',
    px: '5px',
    borderRadius: 'lg',
    bg: 'molten.solid',
    color: 'molten.contrast',
    textStyle: 'tiny',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
});

/** A placeholder for text that is loading. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  base: { borderRadius: '3px', bg: 'bg.emphasized', animation: 'pulse 1.6s ease-in-out infinite' },
});
