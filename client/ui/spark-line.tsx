import { chakra } from '@chakra-ui/react';

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: '7.5rem',
    height: '1.875rem',
    overflow: 'visible',
    direction: 'ltr',
    '& polyline': { fill: 'none', stroke: 'fg.muted', strokeWidth: '1.5', vectorEffect: 'non-scaling-stroke' },
    '& circle': { fill: 'fg' },
  },
});

const width = 120;
const height = 30;

/**
 * A line chart of at least two values, without axes. Hidden from screen readers: the figures are displayed beside the chart. It
 * does without d3, which would add 11 KB (brotli) to the 170 KB of the home page and the price lists.
 */
export function SparkLine({ values }: { values: readonly number[] }) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const x = (index: number) => (index / (values.length - 1)) * width;
  const y = (value: number) => (span ? (1 - (value - low) / span) * (height - 6) + 3 : height / 2);
  const end = values.at(-1);
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <polyline points={values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />
      {end !== undefined && <circle cx={width} cy={y(end).toFixed(1)} r="2.5" />}
    </Drawing>
  );
}
