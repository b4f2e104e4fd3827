import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    '--margin': '1.25rem',
    '--gutter': '1rem',
    '--header': '4rem',
    '--section': '5rem',
    md: { '--margin': '2rem', '--gutter': '1.5rem', '--header': '5rem', '--section': '6.5rem' },
    xl: { '--margin': '4rem', '--section': '8.5rem' },
    scrollBehavior: 'smooth',
    scrollPaddingTop: 'var(--header)',
    textSizeAdjust: '100%',
    _motionReduce: { scrollBehavior: 'auto' },
  },
  body: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    textStyle: 'body',
    overflowX: 'clip',
  },
  '.dark': { bg: 'bg', color: 'fg' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focusRing', outlineOffset: '3px', borderRadius: '1px' },
  bdi: { fontVariantNumeric: 'tabular-nums lining-nums' },
  '.lucide': { strokeWidth: 1.5, strokeLinecap: 'square', strokeLinejoin: 'miter' },
  '*, *::before, *::after': {
    _motionReduce: { transition: 'none !important', animation: 'none !important' },
  },
});
