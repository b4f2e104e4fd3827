import { defineSlotRecipe } from '@chakra-ui/react';

/** Padding towards the picture, and towards the dot navigation; smaller on screens where the navigation barely fits. */
const inner = 'clamp(32px, 12vw - 110px, 72px)';
const outer = 'clamp(80px, 20vw - 156px, 128px)';
/** Distance between the window edge and the content column. */
const edge = 'max(var(--margin), (100vw - 82rem) / 2)';

export const sectionRecipe = defineSlotRecipe({
  slots: ['root', 'picture', 'text', 'highlights', 'highlight', 'figure', 'call'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      xl: { minHeight: 'max(100svh - var(--header-solid), 42rem)' },
    },
    picture: {
      position: 'relative',
      overflow: 'hidden',
      minHeight: { base: '20rem', md: '56vw', xl: '27.5rem' },
      bg: 'graphite.950',
    },
    text: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      paddingInline: 'var(--margin)',
      paddingBlock: { base: '48px 80px', xl: '72px' },
    },
    highlights: { marginTop: '40', borderBottomWidth: '1px', borderColor: 'border' },
    highlight: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '20',
      paddingBlock: '16',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    figure: {
      fontFamily: 'heading',
      fontWeight: '500',
      fontSize: { base: '1.375rem', md: '1.625rem' },
      lineHeight: 1.1,
      letterSpacing: '-.02em',
      fontVariantNumeric: 'tabular-nums lining-nums',
      marginInlineStart: 'auto',
      whiteSpace: 'nowrap',
      _rtl: { letterSpacing: 0, lineHeight: 1.4 },
    },
    call: { alignSelf: { base: 'stretch', md: 'flex-start' }, marginTop: '40' },
  },
  variants: {
    dark: {
      true: {
        root: { xl: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
        picture: { xl: { order: 2 } },
        text: { xl: { paddingInlineStart: edge, paddingInlineEnd: inner } },
      },
      false: {
        root: { xl: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
        text: { xl: { paddingInlineStart: inner, paddingInlineEnd: outer } },
      },
    },
  },
});
