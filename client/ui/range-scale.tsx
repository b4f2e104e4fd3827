import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';

interface Props {
  min: number;
  max: number;
  /** Maximum of special versions, drawn as a dashed extension. */
  special?: number;
  /** Ticks of the axis, which begins with the first and ends with the last one. */
  ticks: readonly number[];
}

/** Width of the view box; the drawing scales to its container. */
const width = 560;

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: { base: 'calc(100% - 20px)', md: 'calc(100% - 32px)' },
    overflow: 'visible',
    direction: 'ltr',
    fill: 'none',
    stroke: 'fg',
    '& text': {
      fontFamily: 'body',
      fontSize: { base: '20px', md: '12.5px' },
      fontVariantNumeric: 'tabular-nums',
      fill: 'fg.muted',
      stroke: 'none',
    },
    '& [data-axis]': { stroke: 'border.strong' },
  },
});

/** A range drawn to scale over an axis. Hidden from screen readers, because the figures beside it state the same. */
export function RangeScale({ min, max, special, ticks }: Props) {
  const { formatNumber } = useIntl();
  const [from = 0, to = 0] = [ticks[0], ticks.at(-1)];
  const toX = (value: number) => ((value - from) / (to - from)) * width;
  const [left, right] = [toX(min), toX(max)];

  return (
    <Drawing viewBox={`0 0 ${width} 56`} aria-hidden>
      <path data-axis d={`M0 30H${width}${ticks.map((tick) => `M${toX(tick)} 30v6`).join('')}`} />
      {ticks.map((tick) => (
        <text key={tick} x={toX(tick)} y="52" textAnchor={tick === from ? 'start' : tick === to ? 'end' : 'middle'}>
          {formatNumber(tick)}
        </text>
      ))}
      <path d={`M${left} 6v24M${right} 6v24`} />
      <path d={`M${left} 16H${right}`} strokeWidth="1.5" />
      <path fill="currentColor" stroke="none" d={`M${left} 16l9-3.5v7zM${right} 16l-9-3.5v7z`} />
      {special !== undefined && <path strokeDasharray="4 4" d={`M${right} 16H${toX(special)}M${toX(special)} 6v24`} />}
    </Drawing>
  );
}
