import { defineSlotRecipe } from '@chakra-ui/react';

const shade = (alpha: number) => `rgb(13 16 18 / ${alpha})`;
const top = `linear-gradient(180deg, ${shade(0.62)} 0, ${shade(0)} 22%)`;
const bottom = `linear-gradient(0deg, ${shade(0.94)} 0, ${shade(0.7)} 14%, ${shade(0)} 38%)`;
const side = (to: 'right' | 'left') =>
  `linear-gradient(to ${to}, ${shade(0.84)} 0, ${shade(0.64)} 34%, ${shade(0)} 64%)`;
/** Where there is no side for the text, it stands at the bottom. */
const foot = (full: number, gone: number) =>
  `linear-gradient(0deg, ${shade(0.97)} 0, ${shade(0.9)} ${full}%, ${shade(0)} ${gone}%)`;

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
    },
    scrim: {
      position: 'absolute',
      inset: 0,
      background: `${top}, ${foot(40, 78)}`,
      md: { background: `${top}, ${foot(38, 74)}` },
      lg: {
        background: `${top}, ${bottom}, ${side('right')}`,
        _rtl: { background: `${top}, ${bottom}, ${side('left')}` },
      },
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
    /** All in one cell: the tallest gives the height, so nothing below moves when they change. */
    panels: { display: 'grid', alignItems: { base: 'end', lg: 'start' } },
    panel: { gridArea: '1 / 1', visibility: 'hidden', '&[data-shown]': { visibility: 'visible' } },
    headline: { textStyle: 'd1', maxWidth: '11.5em', whiteSpace: 'pre-line' },
    text: { textStyle: 'lead', color: '#e8eaeb', maxWidth: '29em', marginTop: { base: '20', md: '28' } },
    actions: {
      flexDirection: { base: 'column', md: 'row' },
      gap: '14px',
      marginTop: { base: '28', md: '40' },
    },
  },
});
