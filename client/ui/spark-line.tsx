import { chakra } from '@chakra-ui/react';

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: '7.5rem',
    height: '1.875rem',
    overflow: 'visible',
    direction: 'ltr',
    '& path': { fill: 'none', stroke: 'fg.muted', strokeWidth: '1.5', vectorEffect: 'non-scaling-stroke' },
    '& circle': { fill: 'fg' },
  },
});

const width = 120;
const height = 30;

/** A line chart of some values without axes. Hidden from screen readers: the figures stand beside it. */
export function SparkLine({ values }: { values: readonly number[] }) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const x = (index: number) => (values.length > 1 ? (index / (values.length - 1)) * width : width);
  const y = (value: number) => (span ? (1 - (value - low) / span) * (height - 6) + 3 : height / 2);
  const points = values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  const end = values.at(-1);
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path d={values.length > 1 ? `M${points.join('L')}` : `M0 ${height / 2}H${width}`} />
      {end !== undefined && <circle cx={width} cy={y(end).toFixed(1)} r="2.5" />}
    </Drawing>
  );
}
