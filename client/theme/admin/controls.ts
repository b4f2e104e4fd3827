import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { fieldAnatomy } from '@chakra-ui/react/anatomy';

/** The primary action of a view uses the palette `molten`, all other buttons are grey. On phones all are at least 44 px, for touch. */
export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    minW: { base: '11', md: '0' },
    gap: '1.5',
    borderRadius: 'md',
    cursor: 'pointer',
    userSelect: 'none',
    whiteSpace: 'nowrap',
    textStyle: 'uiStrong',
    transition: 'background-color {durations.hover} linear',
    _icon: { boxSize: '3.5', flexShrink: 0 },
    _disabled: { opacity: 0.45, cursor: 'default' },
  },
  variants: {
    size: {
      xs: { h: { base: '11', md: '6' }, px: '2', textStyle: 'metaStrong' },
      sm: { h: { base: '11', md: '7' }, px: '2.5' },
      md: { h: { base: '11', md: '8' }, px: '3' },
      lg: { h: { base: '12', md: '9' }, px: '3.5' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        fontWeight: 'semibold',
        '&:not(:disabled):hover': { bg: 'colorPalette.emphasized' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}',
        _icon: { color: 'fg.muted' },
        _hover: { bg: 'bg.muted' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.muted', color: 'fg' },
        _expanded: { bg: 'bg.muted', color: 'fg' },
      },
      plain: {},
    },
  },
  defaultVariants: { size: 'sm', variant: 'outline' },
});

/** A single-line input. Its font size is 16 px on phones, because browsers zoom in on smaller inputs. */
export const input = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    minW: '0',
    px: '2.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    textStyle: 'ui',
    fontSize: { base: '1rem', md: '0.8125rem' },
    textAlign: 'start',
    _disabled: { opacity: 0.45 },
    '&::-webkit-calendar-picker-indicator:focus-visible': {
      outline: '2px solid {colors.focusRing}',
      borderRadius: 'sm',
    },
    _invalid: {
      borderColor: 'red.dot',
      boxShadow: '0 0 0 1px {colors.red.dot}',
      _focusVisible: { outlineOffset: '2px' },
    },
  },
  variants: {
    size: {
      sm: { h: { base: '11', md: '7' } },
      md: { h: { base: '11', md: '8' } },
      lg: { h: { base: '11', md: '9' } },
    },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** A form field: label above, hint or error below. */
export const field = defineSlotRecipe({
  className: 'field',
  slots: fieldAnatomy.keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', width: 'full', gap: '1.5' },
    label: { display: 'flex', gap: '1.5', textStyle: 'metaStrong', color: 'fg.muted' },
    requiredIndicator: { ms: 'auto', fontWeight: 'normal', color: 'fg.subtle' },
    helperText: { textStyle: 'meta', color: 'fg.subtle' },
    errorText: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'meta',
      color: 'red.fg',
      _icon: { boxSize: '3', flexShrink: 0 },
    },
  },
});

/** A keyboard key; hidden on touch screens. */
export const kbd = defineRecipe({
  className: 'kbd',
  base: {
    display: { base: 'none', md: 'inline-block' },
    minW: '18px',
    px: '1',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'sm',
    fontFamily: 'body',
    textStyle: 'tiny',
    textAlign: 'center',
    color: 'fg.subtle',
    bg: 'bg.panel',
    '@media (hover: none)': { display: 'none' },
  },
  variants: {
    variant: {
      raised: {},
      plain: { bg: 'transparent', color: 'inherit', borderColor: 'currentColor/35' },
    },
  },
  defaultVariants: { variant: 'raised' },
});

export const link = defineRecipe({
  className: 'link',
  base: {
    borderRadius: 'sm',
    textDecoration: 'underline',
    textDecorationColor: 'border.emphasized',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: { variant: { underline: {}, plain: { textDecoration: 'none' } } },
  defaultVariants: { variant: 'underline' },
});
