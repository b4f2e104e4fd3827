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
    // From the width at which the navigation just has room, up to the full margin.
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
  // What has the focus, and the end of the page, stay clear of the notice.
  'html:has([data-consent-notice])': { scrollPaddingBottom: '7rem' },
  'body:has([data-consent-notice]) footer': { mdDown: { paddingBottom: '8rem' } },
  'body:has(dialog[open])': { overflow: 'hidden' },
  '.dark': { bg: 'bg', color: 'fg' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focusRing', outlineOffset: '3px', borderRadius: '1px' },
  // See site/shell/first-view.ts.
  '[data-first-view] :is(main > * + *, body > footer):not([data-laid-out])': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 60rem',
    // A browser looks for fields that it could fill in, and lays out all that is around them, seen or not.
    '&:nth-child(n + 4):has(select) > *': { display: 'none' },
  },
  bdi: { fontVariantNumeric: 'tabular-nums lining-nums' },
  '.lucide': { strokeWidth: 1.5, strokeLinecap: 'square', strokeLinejoin: 'miter' },
  '*, *::before, *::after': {
    _motionReduce: { transition: 'none !important', animation: 'none !important' },
  },
});

export const keyframes = defineKeyframes({
  /** The time that a stage of the hero has left. */
  'stage-clock': { from: { scale: '0 1' }, to: { scale: '1 1' } },
  turn: { to: { rotate: '360deg' } },
});
