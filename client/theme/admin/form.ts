import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { checkboxAnatomy, nativeSelectAnatomy } from '@chakra-ui/react/anatomy';
import { input } from './controls.ts';

const control = input.base;

export const textarea = defineRecipe({
  className: 'textarea',
  base: {
    ...control,
    display: 'block',
    minH: '20',
    py: '1.5',
    lineHeight: { base: '1.375rem', md: '1.25rem' },
    resize: 'vertical',
  },
});

/** A native select with the look of an input. */
export const nativeSelect = defineSlotRecipe({
  className: 'select',
  slots: nativeSelectAnatomy.keys(),
  base: {
    root: { position: 'relative', width: 'full' },
    field: { ...control, h: { base: '11', md: '8' }, pe: '8', appearance: 'none', cursor: 'pointer' },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '2.5',
      top: '50%',
      translate: '0 -50%',
      pointerEvents: 'none',
      color: 'fg.muted',
      _icon: { boxSize: '3.5' },
    },
  },
});

export const checkbox = defineSlotRecipe({
  className: 'checkbox',
  slots: checkboxAnatomy.keys(),
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: { base: '11', md: '8' },
      position: 'relative',
      cursor: 'pointer',
    },
    control: {
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: '5', md: '4' },
      bg: 'bg.panel',
      color: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'sm',
      _checked: { bg: 'fg', borderColor: 'fg' },
      _indeterminate: { bg: 'fg', borderColor: 'fg' },
      _invalid: { borderColor: 'red.dot', boxShadow: '0 0 0 1px {colors.red.dot}' },
      _focusVisible: { outline: '2px solid {colors.focusRing}', outlineOffset: '1px' },
      _icon: { boxSize: '3', strokeWidth: '3px' },
    },
    label: { textStyle: 'ui' },
  },
});
