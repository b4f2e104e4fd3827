import { Box, chakra } from '@chakra-ui/react';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import { useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { DAY_MS } from '../../../common/durations.ts';
import { formatNumber } from '../../../common/market/format.ts';
import { breakpoints } from '../../theme/site/tokens.ts';
import type { PricePoint } from './use-price-history.ts';

interface Props {
  points: readonly PricePoint[];
  /** Accessible name: the series and its unit. */
  label: string;
  /** Formats a value with the decimals of the series. */
  formatValue: (value: number) => string;
}

/** Phones get a narrower viewBox; scaling down the wide one would make the text too small. */
const wide = { width: 880, height: 340, font: 14, dateTicks: 5 };
const narrow = { width: 400, height: 300, font: 13, dateTicks: 3 };
/** Width of a digit in em: slightly more than the widest digit of Vazirmatn. */
const digitWidth = 0.62;

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    direction: 'ltr',
    overflow: 'visible',
    touchAction: 'pan-y',
    // The time axis is left to right in every language; a date keeps the order of its language.
    '& text': { fill: 'fg.muted', fontVariantNumeric: 'tabular-nums', unicodeBidi: 'plaintext' },
    '& .grid': { stroke: 'border' },
    '& .curve': { fill: 'none', stroke: 'hot.lo', strokeWidth: '2.5', strokeLinejoin: 'round' },
    '& .cross': { stroke: 'fg', strokeDasharray: '12 3 2 3' },
    '& .point': { fill: 'bg.panel', stroke: 'hot.lo', strokeWidth: '2.5' },
  },
});

/**
 * Line chart of a series with one selected point. It has the slider role: the pointer or the arrow keys select a point, and its date and
 * value are announced. Page Up and Page Down move ten points, Home and End to the first and last point.
 */
export function PriceCurve({ points, label, formatValue }: Props) {
  const { formatDate, formatMessage, locale } = useIntl();
  const [selected, setSelected] = useState<number>();
  const last = points.length - 1;
  const current = Math.min(selected ?? last, last);
  const times = points.map(({ at }) => new Date(at).getTime());
  const values = points.map(({ value }) => value);

  const { width, height, font, dateTicks } = useIsPhone() ? narrow : wide;
  const [top, bottom] = [16, height - 34];
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [bottom, top]).nice(4);
  const valueTicks = y.ticks(4);
  const decimals = Math.max(...valueTicks.map((tick) => String(tick).split('.')[1]?.length ?? 0));
  const labels = valueTicks.map((tick) => formatNumber(tick, locale, { min: decimals, max: decimals }));
  const start = 12 + Math.max(...labels.map(({ length }) => length)) * font * digitWidth;
  const end = width - 16;
  const x = scaleUtc([times[0]!, times[last]!], [start, end]);
  const drawLine = line<PricePoint>(
    ({ at }) => x(new Date(at)),
    ({ value }) => y(value),
  ).digits(1);
  const isLongSpan = times[last]! - times[0]! > 200 * DAY_MS;
  const formatDay = (time: number | Date, full = false) =>
    formatDate(
      time,
      full || !isLongSpan
        ? { day: 'numeric', month: 'short', ...(full && { year: 'numeric' }) }
        : { month: 'short', year: '2-digit' },
    );
  const pointText = formatMessage(
    { id: 'market.chart.point' },
    { date: formatDay(times[current]!, true), value: formatValue(values[current]!) },
  );

  function selectNearest({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, width: renderedWidth } = currentTarget.getBoundingClientRect();
    const distances = times.map((time) => Math.abs(x(time) - ((clientX - left) / renderedWidth) * width));
    setSelected(distances.indexOf(Math.min(...distances)));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -10,
      PageUp: 10,
      Home: -last,
      End: last,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setSelected(Math.max(0, Math.min(last, current + step)));
  }

  return (
    <div>
      <Box as="p" aria-hidden textStyle="small" fontWeight="600" fontVariantNumeric="tabular-nums" marginBottom="8">
        <bdi>{pointText}</bdi>
      </Box>
      <Drawing
        viewBox={`0 0 ${width} ${height}`}
        fontSize={font}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={current}
        aria-valuetext={pointText}
        onPointerMove={selectNearest}
        onPointerDown={selectNearest}
        onKeyDown={handleKeyDown}
      >
        {valueTicks.map((tick, index) => (
          <g key={tick}>
            <path className="grid" d={`M${start} ${y(tick)}H${end}`} />
            <text x={start - 12} y={y(tick) + 5} textAnchor="end">
              {labels[index]}
            </text>
          </g>
        ))}
        {/* Midnight in UTC is 3 a.m. in Istanbul, on the same day. A second tick within a day would repeat its date. */}
        {x
          .ticks(dateTicks)
          .filter((tick) => tick.getUTCHours() === 0)
          .map((tick) => (
            <text key={tick.getTime()} x={x(tick)} y={height - 8} textAnchor="middle">
              {formatDay(tick)}
            </text>
          ))}
        <path className="curve" d={drawLine(points) ?? undefined} />
        <path className="cross" d={`M${x(times[current]!)} ${top}V${bottom}`} />
        <circle className="point" cx={x(times[current]!)} cy={y(values[current]!)} r="5" />
      </Drawing>
    </div>
  );
}

const phoneQuery = `(width < ${breakpoints.md})`;

function subscribeToWidth(listener: () => void) {
  const media = window.matchMedia(phoneQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const useIsPhone = () =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(phoneQuery).matches,
    () => false,
  );
