import { defineGlobalStyles, defineKeyframes } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    /** Height of the consent notice above the header. */
    '--notice': '0rem',
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
    scrollPaddingTop: 'calc(var(--notice) + var(--header-solid))',
    textSizeAdjust: '100%',
  },
  body: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    textStyle: 'body',
    textWrap: 'pretty',
    overflowX: 'clip',
    paddingTop: 'var(--notice)',
  },
  'html[data-consent=ask]': { '--notice': { base: '8.5rem', md: '4rem' } },
  '[data-consent-notice]': { display: 'none', 'html[data-consent=ask] &': { display: 'flex' } },
  'html[data-analytics=""] [data-when-measured], html:not([data-analytics=""]) [data-when-not-measured]': {
    display: 'none',
  },
  'body:has(dialog[open])': { overflow: 'hidden' },
  '.dark': {
    bg: 'bg',
    color: 'fg',
    _print: {
      '--k-colors-bg': 'white !important',
      '--k-colors-fg': '{colors.graphite.900} !important',
      '--k-colors-fg-muted': '{colors.graphite.500} !important',
      '--k-colors-fg-subtle': '{colors.graphite.500} !important',
      '--k-colors-border': '{colors.graphite.200} !important',
      '--k-colors-border-strong': '{colors.graphite.400} !important',
      minHeight: '0 !important',
      background: 'white !important',
      color: 'fg !important',
    },
  },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focusRing', outlineOffset: '3px', borderRadius: '1px' },
  // See site/shell/deferred-layout.ts.
  '[data-first-view] :is(main > * + *, body > footer):not([data-laid-out])': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 60rem',
    // Browsers look for fields to autofill and lay out the content around them, even when it is skipped by content-visibility.
    '&:nth-child(n + 4):has(select) > *': { display: 'none' },
  },
  // On paper: the content of the page, dark on white, without what is only clicked or repeats on each sheet.
  '@page': { margin: '16mm 14mm' },
  'body > header, body > aside, nav, dialog, form, video, button, .chakra-button, .chakra-native-select__root, a[href="#main"], section[data-closing], [data-photograph], .dark > :empty':
    {
      _print: { display: 'none !important' },
    },
  '.dark :is(h1, h2, h3, p, li, span, dt, dd, svg)': { _print: { color: 'inherit !important' } },
  'section, section > *': { _print: { paddingBlock: '2mm !important' } },
  'details::details-content': { _print: { contentVisibility: 'visible', blockSize: 'auto' } },
  'tr, li, figure, article': { _print: { breakInside: 'avoid' } },
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
