import { defineRecipe } from '@chakra-ui/react';

/** The main action of a view uses `colorPalette="hot"`, all other buttons `ink`. */
export const button = defineRecipe({
  className: 'button',
  base: {
    colorPalette: 'ink',
    display: 'inline-flex',
    alignItems: 'center',
    '&[aria-label]': { justifyContent: 'center' },
    '& :is(.lucide-arrow-right, .lucide-arrow-down)': { marginInlineStart: 'auto' },
    gap: '20',
    fontFamily: 'body',
    fontWeight: '600',
    fontSize: '1rem',
    lineHeight: 1.25,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _icon: {
      width: '1.25rem',
      height: '1.25rem',
      flexShrink: 0,
      transition: 'translate {durations.base} {easings.out}',
    },
    _hover: { '& .lucide-arrow-right': { translate: '4px' } },
    _rtl: {
      '& .lucide-arrow-right': { transform: 'scaleX(-1)' },
      _hover: { '& .lucide-arrow-right': { translate: '-4px' } },
    },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.hover' },
        _active: { bg: 'colorPalette.active' },
        _disabled: { bg: 'graphite.150', color: 'graphite.500', cursor: 'not-allowed' },
        _loading: { bg: 'graphite.800', color: 'white', cursor: 'progress' },
      },
      outline: {
        color: 'fg',
        borderColor: 'currentColor',
        _hover: { bg: 'fg', color: 'bg', borderColor: 'fg' },
        _disabled: { color: 'graphite.500', cursor: 'not-allowed' },
      },
      /** For icon buttons without a border. */
      ghost: { color: 'fg', _hover: { bg: 'fg', color: 'bg' } },
    },
    size: {
      sm: { minHeight: '44', minWidth: '44', px: '1.125rem', py: '8', fontSize: '.9375rem' },
      md: { minHeight: '52', minWidth: '52', px: '1.375rem', py: '12' },
      lg: { minHeight: '56', minWidth: '56', px: '1.625rem', py: '12' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
