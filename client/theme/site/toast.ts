import { defineSlotRecipe } from '@chakra-ui/react';
import { toastAnatomy } from '@chakra-ui/react/anatomy';

/** Graphite, with an edge in the colour of what happened; the icon and the words say it too. */
export const toast = defineSlotRecipe({
  className: 'toast',
  slots: toastAnatomy.keys(),
  base: {
    root: {
      display: 'flex',
      gap: '12',
      ps: '16',
      pe: '4',
      py: '16',
      bg: 'graphite.900',
      color: 'white',
      borderInlineStart: '4px solid {colors.graphite.500}',
      boxShadow: 'pop',
      fontSize: '.9375rem',
      lineHeight: 1.5,
      overflowWrap: 'anywhere',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      transition: 'translate {durations.slow} {easings.out}, opacity {durations.base}, height {durations.slow}',
      _rtl: { lineHeight: 1.75 },
      '&[data-type=success]': { '--mark': '{colors.up.onDark}', borderInlineStartColor: 'var(--mark)' },
      '&[data-type=error]': { '--mark': '{colors.down.onDark}', borderInlineStartColor: 'var(--mark)' },
      '&, & *': { _focusVisible: { outlineColor: 'hot.glow' } },
    },
    indicator: { boxSize: '1.375rem', flexShrink: 0, mt: '1px', color: 'var(--mark, currentColor)' },
    title: { fontWeight: '600' },
    description: { color: '#ced4d8' },
    actionTrigger: {
      minHeight: '44',
      mb: '-0.625rem',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      cursor: 'pointer',
    },
    closeTrigger: {
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      boxSize: '44',
      mt: '-0.625rem',
      cursor: 'pointer',
      _icon: { boxSize: '1.125rem' },
    },
  },
});
