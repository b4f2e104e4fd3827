import { defineGlobalStyles, defineKeyframes } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    '--margin': '1.25rem',
    '--gutter': '1rem',
    '--header': '4rem',
    '--header-solid': '3.75rem',
    '--section': '5rem',
    md: {
      '--margin': '2rem',
      '--gutter': '1.5rem',
      '--header': '5rem',
      '--header-solid': '4.25rem',
      '--section': '6.5rem',
    },
    // Grows from the narrowest window in which the navigation fits up to the full margin.
    xl: { '--margin': 'clamp(2rem, 25vw - 16.5rem, 4rem)', '--section': '8.5rem' },
    scrollPaddingTop: 'var(--header-solid)',
    textSizeAdjust: '100%',
  },
  body: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    textStyle: 'body',
    textWrap: 'pretty',
    overflowX: 'clip',
  },
  // Keeps focused elements and the end of the page visible above the consent notice.
  'html:has([data-consent-notice])': { scrollPaddingBottom: '7rem' },
  'body:has([data-consent-notice]) footer': { mdDown: { paddingBottom: '8rem' } },
  'body:has(dialog[open])': { overflow: 'hidden' },
  '.dark': { bg: 'bg', color: 'fg' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focusRing', outlineOffset: '3px', borderRadius: '1px' },
  // See site/shell/deferred-layout.ts.
  '[data-first-view] :is(main > * + *, body > footer):not([data-laid-out])': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 60rem',
    // Browsers look for fields to autofill and lay out the content around them, even when it is skipped by content-visibility.
    '&:nth-child(n + 4):has(select) > *': { display: 'none' },
  },
  bdi: { fontVariantNumeric: 'tabular-nums lining-nums' },
  '.lucide': { strokeWidth: 1.5, strokeLinecap: 'square', strokeLinejoin: 'miter' },
  '*, *::before, *::after': {
    _motionReduce: { transition: 'none !important', animation: 'none !important' },
  },
});

export const keyframes = defineKeyframes({
  /** Remaining time of a slide in the hero. */
  'stage-clock': { from: { scale: '0 1' }, to: { scale: '1 1' } },
  turn: { to: { rotate: '360deg' } },
});
