import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react';

/** The page is scrolled, has no hero photo, or a menu is open. */
const solid = '&:is([data-solid], :has(details[open]))';

/** An item of the bar: a link or a menu summary. */
export const headerItem: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '44',
  paddingInline: 'clamp(6px, 5vw - 53px, 12px)',
  fontSize: '.9375rem',
  fontWeight: '500',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  textUnderlineOffset: '8px',
  textDecorationThickness: '2px',
  _hover: { textDecorationLine: 'underline' },
  _currentPage: { textDecorationLine: 'underline' },
};

export const headerRecipe = defineSlotRecipe({
  slots: ['root', 'bar', 'nav', 'item', 'tools', 'quote', 'summary', 'languages', 'language'],
  base: {
    root: {
      position: 'fixed',
      insetInline: 0,
      top: 'var(--notice)',
      zIndex: 'header',
      color: 'white',
      '--bar': 'var(--header)',
      '--k-colors-focus-ring': '{colors.hot.glow}',
      transitionProperty: 'background-color, color',
      transitionDuration: 'base',
      // The text is white until hydration, also when the page is restored in a scrolled state; the gradient keeps it readable.
      _before: {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        insetInline: 0,
        top: 0,
        height: 'calc(var(--bar) * 1.5)',
        pointerEvents: 'none',
        background: 'linear-gradient(rgb(11 14 16 / .72), rgb(11 14 16 / .6) 55%, transparent)',
      },
      _after: {
        content: '""',
        position: 'absolute',
        bottom: 0,
        insetInline: { base: 0, md: 'var(--margin)' },
        height: '1px',
        bg: 'rgb(255 255 255 / .22)',
      },
      [solid]: {
        bg: 'paper',
        color: 'graphite.900',
        '--bar': 'var(--header-solid)',
        '--k-colors-focus-ring': '{colors.hot.ink}',
        _before: { display: 'none' },
        _after: { bg: 'graphite.200', insetInline: 0 },
      },
    },
    bar: {
      width: 'min(100% - 2 * var(--margin), 82rem)',
      marginInline: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '12', md: '40', xl: 'clamp(16px, 20vw - 220px, 40px)' },
      height: 'var(--bar)',
      transition: 'height {durations.base} {easings.out}',
    },
    nav: { display: 'flex', hideBelow: 'xl', alignItems: 'center', marginInlineStart: 'auto' },
    item: headerItem,
    summary: { ...headerItem, listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
    languages: {
      position: 'absolute',
      insetInlineEnd: 0,
      top: 'calc(100% + 8px)',
      minWidth: '11rem',
      paddingBlock: '8',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'pop',
    },
    language: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '44',
      paddingInline: '16',
      _hover: { bg: 'bg.sunken' },
      '&[aria-current]': { fontWeight: '600' },
    },
    tools: { display: 'flex', alignItems: 'center', gap: '12', marginInlineStart: { base: 'auto', xl: 0 } },
    quote: {
      hideBelow: 'md',
      bg: 'transparent',
      borderColor: 'currentColor',
      color: 'inherit',
      _hover: { bg: 'white', color: 'graphite.900' },
      [`header:is([data-solid], :has(details[open])) &`]: {
        bg: 'graphite.900',
        borderColor: 'graphite.900',
        color: 'white',
        _hover: { bg: 'graphite.700' },
      },
    },
  },
});
