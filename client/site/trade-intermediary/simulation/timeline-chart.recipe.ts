import { defineSlotRecipe } from '@chakra-ui/react';

/** List of steps, each with a bar on a common scale; below 761 px the bar is under the text. */
export const timelineChartRecipe = defineSlotRecipe({
  slots: ['root', 'scale', 'row', 'text', 'bar', 'legend'],
  base: {
    root: {
      '--columns': { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      '& [data-party=seller]': { fill: 'graphite.900', stroke: 'graphite.900' },
      '& [data-party=buyer]': { fill: 'white', stroke: 'graphite.900' },
      '& [data-party=banks]': { fill: 'graphite.300', stroke: 'graphite.600' },
      '& [data-risk-transfer]': { stroke: 'hot.ink', strokeDasharray: '10 3 2 3' },
      '& [data-grid]': { stroke: 'border' },
    },
    scale: {
      position: 'relative',
      display: 'flex',
      justifyContent: 'space-between',
      paddingTop: '20',
      paddingBottom: '8',
      // The left edge of the second column: 5/12 of the width without the gap, plus the gap, which is columnGap 24 (1.5rem) of `row`.
      marginInlineStart: { md: 'calc(100% * 5 / 12 + 1.5rem * 7 / 12)' },
      textStyle: 'tiny',
      color: 'fg.muted',
    },
    row: {
      display: 'grid',
      gridTemplateColumns: 'var(--columns)',
      columnGap: '24',
      alignItems: 'stretch',
      borderTopWidth: '1px',
      borderColor: 'border',
      breakInside: 'avoid',
    },
    text: { paddingTop: '12', paddingBottom: { base: '8', md: '12' } },
    bar: {
      position: 'relative',
      minHeight: { base: '2.25rem', md: '3.5rem' },
      '& svg': {
        position: 'absolute',
        inset: 0,
        boxSize: 'full',
        overflow: 'visible',
        strokeWidth: '1.25',
        _rtl: { transform: 'scaleX(-1)' },
      },
    },
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '24',
      rowGap: '8',
      paddingTop: '16',
      borderTopWidth: '1px',
      borderColor: 'border',
      textStyle: 'small',
      color: 'fg.muted',
      '& li': { display: 'inline-flex', alignItems: 'center', gap: '8' },
      '& svg': { width: '1.75rem', height: '.875rem', flexShrink: 0, strokeWidth: '1.25' },
    },
  },
});
