import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

// The slots are listed by hand, here and in the other recipes: importing an anatomy from Chakra bundles the anatomies of all components.

/** A form field. Optional fields are marked at the end of the label's line. */
export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', width: 'full', minWidth: '0' },
    label: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '12',
      mb: '8',
      fontSize: '.9375rem',
      fontWeight: '500',
    },
    requiredIndicator: { textStyle: 'small', fontWeight: '400', color: 'fg.muted' },
    helperText: {
      mt: '8',
      textStyle: 'small',
      color: 'fg.muted',
      // Aligns the hint with the label of a checkbox, and moves it into the checkbox's bottom padding.
      '.checkbox__root + &': { mt: '-8', mb: '8', ps: '2.125rem' },
    },
    errorText: {
      display: 'flex',
      gap: '8',
      mt: '8',
      textStyle: 'small',
      fontWeight: '500',
      color: 'fg.error',
      overflowWrap: 'anywhere',
      _icon: { boxSize: '1.125rem', flexShrink: 0, mt: '0.1em' },
      // A checkbox has bottom padding of its own.
      '.checkbox__root + &': { mt: '0', mb: '8' },
    },
  },
});

/** Base style of inputs and selects. The border has a contrast of 3.7:1; that of an invalid control is red and twice as thick. */
const control = {
  width: 'full',
  minWidth: '0',
  minHeight: '52',
  px: '0.875rem',
  py: '0.6875rem',
  bg: 'white',
  color: 'graphite.900',
  borderWidth: '1px',
  borderColor: 'input',
  borderRadius: 'control',
  fontSize: '1rem',
  lineHeight: 1.6,
  textAlign: 'start',
  transition: 'border-color {durations.fast}',
  _placeholder: { color: '#636e77', opacity: 1 },
  _hover: { borderColor: 'graphite.900' },
  _focusVisible: {
    borderColor: 'graphite.900',
    outline: '3px solid {colors.focusRing}',
    outlineOffset: '2px',
    borderRadius: 'control',
  },
  _invalid: { borderColor: 'down', boxShadow: 'inset 0 0 0 1px {colors.down}' },
  _disabled: { bg: 'graphite.100', color: 'graphite.500', borderColor: 'graphite.300' },
} as const;

export const input = defineRecipe({ className: 'input', base: control });

export const textarea = defineRecipe({
  className: 'textarea',
  base: { ...control, display: 'block', minHeight: '6rem', resize: 'vertical' },
});

export const nativeSelect = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: 'full' },
    field: { ...control, appearance: 'none', pe: '44' },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '0.875rem',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'graphite.900',
      _icon: { boxSize: '1.125rem' },
    },
  },
});

export const checkbox = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'control', 'label'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12',
      minHeight: '44',
      py: '0.625rem',
      position: 'relative',
      cursor: 'pointer',
    },
    control: {
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      boxSize: '1.375rem',
      mt: '0.05em',
      bg: 'white',
      color: 'white',
      borderWidth: '1.5px',
      borderColor: 'graphite.600',
      borderRadius: 'control',
      _checked: { bg: 'graphite.900', borderColor: 'graphite.900' },
      _invalid: { borderColor: 'down', boxShadow: 'inset 0 0 0 1px {colors.down}' },
      _focusVisible: { outline: '3px solid {colors.focusRing}', outlineOffset: '3px' },
      _icon: { boxSize: '0.9375rem' },
    },
    label: { fontSize: '.9375rem', lineHeight: 1.5, _rtl: { lineHeight: 1.75 } },
  },
});
