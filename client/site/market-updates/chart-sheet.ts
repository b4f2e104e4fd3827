import { chakra } from '@chakra-ui/react';

/**
 * What charts are drawn on: as wide as its place without being scaled, so that its text keeps its size on a phone. Never
 * mirrored; names are written in the direction of their language.
 */
export const ChartSheet = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    overflow: 'visible',
    direction: 'ltr',
    '& text': { fontFamily: 'body', fontSize: '.875rem', fill: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& [data-name]': { fill: 'fg', fontWeight: '500', _rtl: { direction: 'rtl', textAnchor: 'end' } },
    '& [data-value]': { fill: 'fg', fontWeight: '600' },
    '& [data-axis]': { stroke: 'border' },
    '& [data-shape]': { fill: 'graphite.600', stroke: 'graphite.600' },
    '& [data-followed]': { fill: 'hot', stroke: 'hot' },
  },
});
