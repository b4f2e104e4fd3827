import { defineSlotRecipe } from '@chakra-ui/react';

export const dialogKeyframes = {
  'dialog-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
  'dialog-out': { to: { opacity: 0 } },
  'veil-in': { from: { opacity: 0 } },
};

/** A dialog with a shadow; on phones it fills the screen. */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'closeTrigger'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      bg: 'graphite.950/72',
      _open: { animation: 'veil-in {durations.base} {easings.out}' },
      _closed: { animation: 'dialog-out {durations.fast} {easings.out}' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      md: { display: 'grid', padding: '32', placeItems: 'center' },
    },
    content: {
      position: 'relative',
      width: 'full',
      minHeight: '100dvh',
      bg: 'bg',
      color: 'fg',
      outline: '0',
      md: { minHeight: '0', boxShadow: '0 32px 80px -16px rgb(0 0 0 / .6)' },
      _open: { animation: 'dialog-in {durations.base} {easings.out}' },
      _closed: { animation: 'dialog-out {durations.fast} {easings.out}' },
    },
    body: { px: { base: '20', md: '36' }, pt: { base: '20', md: '32' }, pb: '32', minWidth: '0' },
    header: { pe: '56' },
    title: { textStyle: 'h1' },
    description: { mt: '4', color: 'fg.muted' },
    closeTrigger: {
      position: 'absolute',
      zIndex: 'raised',
      top: { base: '12', md: '24' },
      insetInlineEnd: { base: '8', md: '24' },
    },
  },
  variants: {
    size: {
      md: { content: { maxWidth: { md: '40rem' } } },
      lg: { content: { maxWidth: { md: '58.75rem' } } },
    },
  },
  defaultVariants: { size: 'md' },
});
