import { chakra } from '@chakra-ui/react';

/**
 * SVG root of the charts. It has no viewBox, so it fills its container without scaling and the text keeps its size on phones. The charts
 * are never mirrored; names keep the direction of their language.
 */
export const ChartSvg = chakra('svg', {
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
    '& [data-highlighted]': { fill: 'hot', stroke: 'hot' },
  },
});
