import { defineSlotRecipe } from '@chakra-ui/react';
import {
  comboboxAnatomy,
  datePickerAnatomy,
  dialogAnatomy,
  listboxAnatomy,
  menuAnatomy,
  toastAnatomy,
  tooltipAnatomy,
} from '@chakra-ui/react/anatomy';

const openCloseAnimation = {
  _open: { animation: 'appear {durations.float} ease-out' },
  _closed: { animation: 'leave {durations.float} ease-out' },
};

/** A dialog at 12 % from the top over a dimmed page. */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: 'popover',
      bg: 'bg.backdrop',
      _open: { animation: 'fade {durations.float} ease-out' },
      _closed: { animation: 'leave {durations.float} ease-out' },
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'popover',
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'center',
      px: { base: '2', md: '4' },
      py: { base: '2', md: '12vh' },
      overflow: 'auto',
    },
    content: {
      position: 'relative',
      width: 'full',
      borderRadius: 'xl',
      bg: 'bg.panel',
      boxShadow: 'float',
      outline: 0,
      ...openCloseAnimation,
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      ps: '5',
      pe: '14',
      minH: '13',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    title: { textStyle: 'head' },
    description: { color: 'fg.muted' },
    body: { px: '5', pt: '4.5', pb: '5' },
    footer: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      px: '5',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
      bg: 'bg.subtle',
      borderBottomRadius: 'xl',
    },
    closeTrigger: { position: 'absolute', top: { base: '1', md: '3' }, insetEnd: { base: '1', md: '3' } },
  },
  variants: {
    size: {
      sm: { content: { maxW: '30rem' } },
      md: { content: { maxW: '40rem' } },
      lg: { content: { maxW: '47.5rem' } },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A floating list of choices. */
const floatingContent = {
  zIndex: 'popover',
  p: '1',
  borderRadius: 'lg',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'float',
  outline: 0,
  ...openCloseAnimation,
} as const;

/** One choice of a list, tall enough for touch on phones. */
const choice = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minH: { base: '11', md: '7.5' },
  px: '2',
  borderRadius: 'md',
  textStyle: 'ui',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 0,
  _highlighted: { bg: 'bg.emphasized' },
} as const;

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: menuAnatomy.keys(),
  base: {
    content: { ...floatingContent, minW: '13rem', maxH: 'var(--available-height)', overflowY: 'auto' },
    item: { ...choice, _icon: { boxSize: '4', color: 'fg.muted', flexShrink: 0 } },
    itemText: { flex: 1 },
    itemIndicator: { _icon: { boxSize: '3.5', color: 'fg' } },
    itemGroupLabel: { px: '2', pt: '1.5', pb: '0.5', textStyle: 'meta', color: 'fg.subtle' },
    separator: { h: '1px', my: '1', mx: '-1', bg: 'border' },
  },
});

/** A field with a list of choices; the look of its input is that of `input`. */
export const combobox = defineSlotRecipe({
  className: 'combobox',
  slots: comboboxAnatomy.keys(),
  base: {
    control: { position: 'relative' },
    indicatorGroup: {
      position: 'absolute',
      insetBlock: '0',
      insetEnd: '2.5',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
      _icon: { boxSize: '3.5' },
    },
    content: {
      ...floatingContent,
      maxH: 'min(16rem, var(--available-height))',
      overflowY: 'auto',
      '&[data-empty]:not(:has([data-part=empty]))': { display: 'none' },
    },
    item: choice,
    itemText: { minW: 0, truncate: true },
    empty: { ...choice, color: 'fg.muted', cursor: 'default' },
  },
});

/** A list of choices in the page or dialog, with its groups. */
export const listbox = defineSlotRecipe({
  className: 'listbox',
  slots: listboxAnatomy.keys(),
  base: {
    content: { px: '2', pb: '2', overflowY: 'auto', outline: 0 },
    item: { ...choice, gap: '2.5', minH: { base: '11', md: '8' } },
    itemGroupLabel: { px: '2', pt: '2.5', pb: '1', textStyle: 'metaStrong', color: 'fg.subtle' },
  },
});

const calendarButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minW: { base: '11', md: '8' },
  minH: { base: '11', md: '8' },
  borderRadius: 'md',
  textStyle: 'ui',
  cursor: 'pointer',
  userSelect: 'none',
  _hover: { bg: 'bg.muted' },
  _disabled: { opacity: 0.45, cursor: 'default' },
} as const;

/** A calendar in a popover. */
export const datePicker = defineSlotRecipe({
  className: 'date-picker',
  slots: datePickerAnatomy.keys(),
  base: {
    content: { ...floatingContent, p: '2' },
    viewControl: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', pb: '1' },
    prevTrigger: { ...calendarButton, _icon: { boxSize: '4', _rtl: { rotate: '180deg' } } },
    nextTrigger: { ...calendarButton, _icon: { boxSize: '4', _rtl: { rotate: '180deg' } } },
    viewTrigger: { ...calendarButton, px: '3', textStyle: 'uiStrong' },
    table: { width: 'full', borderCollapse: 'separate', borderSpacing: 0 },
    tableHeader: { py: '1', textStyle: 'meta', fontWeight: 'normal', color: 'fg.subtle', textAlign: 'center' },
    tableCell: { p: 0, textAlign: 'center' },
    tableCellTrigger: {
      ...calendarButton,
      fontVariantNumeric: 'tabular-nums',
      '[data-view=month] &, [data-view=year] &': { minW: '4rem' },
      '&[data-outside-range]': { visibility: 'hidden' },
      '&[data-today]': { fontWeight: 'semibold', boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}' },
      '&[data-selected]': { bg: 'fg', color: 'bg.panel' },
    },
  },
});

/** A toast with the background of a panel; only its icon has the colour of its type. */
export const toast = defineSlotRecipe({
  className: 'toast',
  slots: toastAnatomy.keys(),
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      width: 'full',
      height: 'var(--height)',
      py: '3',
      ps: '3.5',
      pe: '3',
      borderRadius: 'lg',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'float',
      textStyle: 'ui',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 160ms ease-out, scale 160ms ease-out, opacity 120ms ease-out',
      '&[data-type=success]': { '--toast-hue': 'colors.green.dot' },
      '&[data-type=error]': { '--toast-hue': 'colors.red.dot' },
    },
    indicator: { flexShrink: 0, boxSize: '4', mt: '0.5', color: 'var(--toast-hue, {colors.fg.muted})' },
    title: { fontWeight: 'semibold' },
    description: { color: 'fg.muted' },
    actionTrigger: {
      ms: 'auto',
      h: { base: '9', md: '6' },
      px: '2',
      borderRadius: 'md',
      textStyle: 'metaStrong',
      cursor: 'pointer',
      boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}',
      _hover: { bg: 'bg.muted' },
    },
    closeTrigger: {
      ms: 'auto',
      mt: '-1',
      me: '-1',
      boxSize: { base: '9', md: '6' },
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'md',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted', color: 'fg' },
      _icon: { boxSize: '3.5' },
    },
  },
});

/** A short text over the page, in the colours of the opposite theme. */
export const tooltip = defineSlotRecipe({
  className: 'tooltip',
  slots: tooltipAnatomy.keys(),
  base: {
    content: {
      zIndex: 'toast',
      maxW: '18rem',
      px: '2',
      py: '1',
      borderRadius: 'sm',
      bg: 'fg',
      color: 'bg.panel',
      textStyle: 'meta',
      pointerEvents: 'none',
      _open: { animation: 'fade {durations.hover} ease-out' },
    },
  },
});
