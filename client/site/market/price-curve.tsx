import { Box, chakra } from '@chakra-ui/react';
import { useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { formatNumber } from '../../../common/market/format.ts';
import { breakpoints } from '../../theme/site/tokens.ts';
import { countTickDecimals, createAxisTicks } from './axis-ticks.ts';
import type { PricePoint } from './use-price-history.ts';

interface Props {
  points: readonly PricePoint[];
  /** Accessible name: the series and its unit. */
  label: string;
  /** Formats a value with the decimals of the series. */
  formatValue: (value: number) => string;
}

/** Phones get a narrower viewBox; scaling down the wide one would make the text too small. */
const wide = { width: 880, height: 340, font: 14, dateLabels: 5 };
const narrow = { width: 400, height: 300, font: 13, dateLabels: 3 };
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

  const { width, height, font, dateLabels } = useIsPhone() ? narrow : wide;
  const ticks = createAxisTicks(Math.min(...values), Math.max(...values), 4);
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const decimals = countTickDecimals(ticks);
  const labels = ticks.map((tick) => formatNumber(tick, locale, { min: decimals, max: decimals }));
  const plot = {
    top: 16,
    bottom: height - 34,
    start: 12 + Math.max(...labels.map(({ length }) => length)) * font * digitWidth,
    end: width - 16,
  };
  const startTime = times[0]!;
  const span = times[last]! - startTime;
  const toX = (time: number) => (span ? plot.start + ((time - startTime) / span) * (plot.end - plot.start) : plot.end);
  const toY = (value: number) => plot.bottom - ((value - bottom) / (top - bottom)) * (plot.bottom - plot.top);
  const line = points.map(({ value }, index) => `${toX(times[index]!).toFixed(1)} ${toY(value).toFixed(1)}`).join('L');
  const isLongSpan = span > 200 * 86_400_000;
  const formatDay = (time: number, full = false) =>
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
    const part = (((clientX - left) / renderedWidth) * width - plot.start) / (plot.end - plot.start);
    const time = startTime + part * span;
    const nearest = times.reduce(
      (best, candidate, index) => (Math.abs(candidate - time) < Math.abs(times[best]! - time) ? index : best),
      0,
    );
    setSelected(nearest);
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
        {ticks.map((tick, index) => (
          <g key={tick}>
            <path className="grid" d={`M${plot.start} ${toY(tick)}H${plot.end}`} />
            <text x={plot.start - 12} y={toY(tick) + 5} textAnchor="end">
              {labels[index]}
            </text>
          </g>
        ))}
        {Array.from({ length: span ? dateLabels : 0 }, (_, index) => index / (dateLabels - 1)).map((part) => (
          <text
            key={part}
            x={plot.start + part * (plot.end - plot.start)}
            y={height - 8}
            textAnchor={part === 1 ? 'end' : part ? 'middle' : 'start'}
          >
            {formatDay(startTime + part * span)}
          </text>
        ))}
        <path className="curve" d={span ? `M${line}` : `M${plot.start} ${toY(values[0]!)}H${plot.end}`} />
        <path className="cross" d={`M${toX(times[current]!)} ${plot.top}V${plot.bottom}`} />
        <circle className="point" cx={toX(times[current]!)} cy={toY(values[current]!)} r="5" />
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
