import { defineRecipe } from '@chakra-ui/react';

/** One hot button in a view, for the one thing to do; the rest is ink or outline. */
export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'space-between',
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
    _disabled: { bg: 'graphite.150', color: 'graphite.500', borderColor: 'transparent', cursor: 'not-allowed' },
    _icon: { width: '1.25rem', height: '1.25rem', flexShrink: 0 },
  },
  variants: {
    variant: {
      hot: {
        bg: 'hot',
        color: 'graphite.950',
        _hover: { bg: 'hot.hi' },
        _active: { bg: 'hot.lo' },
        _loading: { bg: 'graphite.800', color: 'white', cursor: 'progress' },
      },
      ink: {
        bg: 'graphite.900',
        color: 'white',
        _hover: { bg: 'graphite.700' },
        _dark: { bg: 'white', color: 'graphite.900', _hover: { bg: 'graphite.150' } },
        _loading: { cursor: 'progress' },
      },
      outline: {
        color: 'fg',
        borderColor: 'currentColor',
        _hover: { bg: 'fg', color: 'bg', borderColor: 'fg' },
        _loading: { cursor: 'progress' },
      },
      /** An icon alone, without a frame. */
      bare: { color: 'fg', _hover: { bg: 'fg', color: 'bg' } },
    },
    size: {
      sm: { minHeight: '44', px: '1.125rem', py: '0.5rem', fontSize: '.9375rem' },
      md: { minHeight: '52', px: '1.375rem', py: '12' },
      lg: { minHeight: '56', px: '1.625rem', py: '12' },
      icon: { width: '48', height: '48', justifyContent: 'center', p: '0' },
    },
  },
  defaultVariants: { variant: 'ink', size: 'md' },
});
