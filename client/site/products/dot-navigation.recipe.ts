import { defineSlotRecipe } from '@chakra-ui/react';

export const dotNavigationRecipe = defineSlotRecipe({
  slots: ['root', 'dot'],
  base: {
    root: {
      hideBelow: 'xl',
      position: 'fixed',
      insetInlineEnd: '24',
      top: 'calc(50% + var(--header-solid) / 2)',
      translate: '0 -50%',
      zIndex: 'raised',
      display: 'grid',
      bg: 'transparent',
      transition: 'color {durations.base}',
    },
    dot: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '12',
      minHeight: '44',
      minWidth: '44',
      textStyle: 'small',
      fontWeight: '500',
      // The label has a background because it covers the text of a section.
      '& span': { opacity: 0, paddingInline: '12', paddingBlock: '4', bg: 'graphite.900', color: 'white' },
      '&:is(:hover, :focus-visible) span': { opacity: 1 },
      _after: { content: '""', width: '14px', height: '1px', bg: 'currentColor', opacity: 0.7 },
      '&[aria-current]::after': { width: '32px', height: '3px', bg: 'hot', opacity: 1 },
    },
  },
});
