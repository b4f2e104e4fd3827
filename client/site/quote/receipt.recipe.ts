import { defineSlotRecipe } from '@chakra-ui/react';

const inset = { base: '20', md: '36' };

const tick = {
  content: '""',
  position: 'absolute',
  insetInlineEnd: '0',
  top: '-8px',
  width: '1px',
  height: '25px',
  bg: 'border.strong',
} as const;

/** Styles of the receipt, which looks like a weighbridge ticket. */
export const receiptRecipe = defineSlotRecipe({
  className: 'receipt',
  slots: ['root', 'top', 'title', 'summary', 'stamp', 'facts', 'fact', 'steps', 'step', 'foot'],
  base: {
    root: { width: 'full', bg: 'bg.panel' },
    top: { ps: inset, pe: '72', pt: { base: '24', md: '32' }, pb: '28' },
    // The title gets the focus; the margin scrolls the upper edge of the receipt into view too.
    title: { textStyle: 'h1', outline: '0', scrollMarginTop: '48' },
    summary: { mt: '8', color: 'fg.muted', overflowWrap: 'anywhere' },
    stamp: {
      layerStyle: 'millScale',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '20',
      px: inset,
      py: '24',
      '& > svg': { height: { base: '2rem', md: '3rem' } },
    },
    facts: {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr' },
      borderBottomWidth: { md: '1px' },
      borderColor: 'border',
    },
    fact: {
      px: inset,
      py: '12',
      borderColor: 'border',
      borderBottomWidth: { base: '1px', md: '0' },
      '&:nth-of-type(even)': { borderInlineStartWidth: { md: '1px' } },
      '&:nth-of-type(n+3)': { borderTopWidth: { md: '1px' } },
      '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
      '& dt': { textStyle: 'small', color: 'fg.muted' },
      '& dd': { fontWeight: '500', overflowWrap: 'anywhere' },
    },
    steps: {
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(auto-fit, minmax(8.5rem, 1fr))' },
      rowGap: '32',
      px: inset,
      pt: '36',
      pb: '8',
    },
    step: {
      position: 'relative',
      pt: '24',
      pe: '16',
      textStyle: 'small',
      '& b': { display: 'block', fontWeight: '600' },
      // Each step begins with a tick; the last one also ends with a tick. On phones the steps are stacked, so each needs both.
      '&:last-of-type': { _before: tick },
      mdDown: { _before: tick },
    },
    foot: { display: 'flex', flexWrap: 'wrap', gap: '12', px: inset, pt: '20', pb: '32' },
  },
});
