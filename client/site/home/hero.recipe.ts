import { defineSlotRecipe } from '@chakra-ui/react';

const shadow = (alpha: number) => `rgb(13 16 18 / ${alpha})`;
const topGradient = `linear-gradient(180deg, ${shadow(0.62)} 0, ${shadow(0)} 22%)`;
const footGradient = `linear-gradient(0deg, ${shadow(0.94)} 0, ${shadow(0.7)} 14%, ${shadow(0)} 38%)`;
const sideGradient = (to: 'right' | 'left') =>
  `linear-gradient(to ${to}, ${shadow(0.84)} 0, ${shadow(0.64)} 34%, ${shadow(0)} 64%)`;
/** On narrow screens the text is at the bottom, so the gradient covers the bottom. */
const bottomGradient = (full: number, transparent: number) =>
  `linear-gradient(0deg, ${shadow(0.97)} 0, ${shadow(0.9)} ${full}%, ${shadow(0)} ${transparent}%)`;

export const heroRecipe = defineSlotRecipe({
  slots: ['root', 'scrim', 'body', 'panels', 'panel', 'headline', 'text', 'actions'],
  base: {
    root: {
      '--k-colors-fg': '{colors.white}',
      '--k-colors-bg': '{colors.graphite.900}',
      '--k-colors-focus-ring': '{colors.hot.glow}',
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minHeight: 'max(100svh, 720px)',
      overflow: 'hidden',
      bg: 'graphite.950',
      color: 'white',
      _print: { minHeight: 0, bg: 'white', color: 'graphite.900', '--k-colors-fg': '{colors.graphite.900}' },
    },
    scrim: {
      position: 'absolute',
      inset: 0,
      background: `${topGradient}, ${bottomGradient(40, 78)}`,
      md: { background: `${topGradient}, ${bottomGradient(38, 74)}` },
      lg: {
        background: `${topGradient}, ${footGradient}, ${sideGradient('right')}`,
        _rtl: { background: `${topGradient}, ${footGradient}, ${sideGradient('left')}` },
      },
      _print: { display: 'none' },
    },
    body: {
      position: 'relative',
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: { base: 'flex-end', lg: 'center' },
      paddingTop: 'calc(var(--header) + 1.5rem)',
      paddingBottom: { base: '28', md: '40' },
    },
    /** All panels share one grid cell, so the tallest one sets the height and nothing below moves when they change. */
    panels: { display: 'grid', alignItems: { base: 'end', lg: 'start' } },
    panel: { gridArea: '1 / 1', visibility: 'hidden', '&[data-shown]': { visibility: 'visible' } },
    headline: { textStyle: 'd1', maxWidth: '11.5em', whiteSpace: 'pre-line' },
    text: {
      textStyle: 'lead',
      color: { base: '#e8eaeb', _print: 'fg' },
      maxWidth: '29em',
      marginTop: { base: '20', md: '28' },
    },
    actions: {
      flexDirection: { base: 'column', md: 'row' },
      gap: '14px',
      marginTop: { base: '28', md: '40' },
      _print: { display: 'none' },
    },
  },
});
