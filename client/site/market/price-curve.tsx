import { Box, chakra } from '@chakra-ui/react';
import { useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { formatNumber } from '../../../common/market/format.ts';
import { breakpoints } from '../../theme/site/tokens.ts';
import { decimalsOf, roundSteps } from './axis.ts';
import type { PricePoint } from './use-history.ts';

interface Props {
  points: readonly PricePoint[];
  /** Of the series, for who cannot see the curve. */
  label: string;
  /** A value as it is written, with its decimals. */
  write: (value: number) => string;
}

/** On a phone the drawing is drawn for its own width, or its words would be too small to read. */
const wide = { width: 880, height: 340, font: 14, dates: 5 };
const narrow = { width: 400, height: 300, font: 13, dates: 3 };
/** Of a digit, in the font's size; a little more than Vazirmatn's widest. */
const digitWidth = 0.62;

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    direction: 'ltr',
    overflow: 'visible',
    touchAction: 'pan-y',
    // Time runs from left to right, a date in the order of its language.
    '& text': { fill: 'fg.muted', fontVariantNumeric: 'tabular-nums', unicodeBidi: 'plaintext' },
    '& .grid': { stroke: 'border' },
    '& .curve': { fill: 'none', stroke: 'hot.lo', strokeWidth: '2.5', strokeLinejoin: 'round' },
    '& .cross': { stroke: 'fg', strokeDasharray: '12 3 2 3' },
    '& .point': { fill: 'bg.panel', stroke: 'hot.lo', strokeWidth: '2.5' },
  },
});

/**
 * The course of a series. One point is followed: by the pointer, or by the arrow keys as on a slider, which says date and value; Page Up
 * and Page Down go ten points, Home and End to the edges.
 */
export function PriceCurve({ points, label, write }: Props) {
  const { formatDate, formatMessage, locale } = useIntl();
  const [chosen, setChosen] = useState<number>();
  const last = points.length - 1;
  const place = Math.min(chosen ?? last, last);
  const times = points.map(({ at }) => new Date(at).getTime());
  const values = points.map(({ value }) => value);

  const { width, height, font, dates } = useNarrow() ? narrow : wide;
  const steps = roundSteps(Math.min(...values), Math.max(...values), 4);
  const [bottom = 0, top = 1] = [steps[0], steps.at(-1)];
  const decimals = decimalsOf(steps);
  const labels = steps.map((tick) => formatNumber(tick, locale, { min: decimals, max: decimals }));
  const edge = {
    top: 16,
    bottom: height - 34,
    start: 12 + Math.max(...labels.map(({ length }) => length)) * font * digitWidth,
    end: width - 16,
  };
  const begin = times[0]!;
  const span = times[last]! - begin;
  const across = (time: number) => (span ? edge.start + ((time - begin) / span) * (edge.end - edge.start) : edge.end);
  const up = (value: number) => edge.bottom - ((value - bottom) / (top - bottom)) * (edge.bottom - edge.top);
  const line = points.map(({ value }, at) => `${across(times[at]!).toFixed(1)} ${up(value).toFixed(1)}`).join('L');
  const long = span > 200 * 86_400_000;
  const day = (at: number, full = false) =>
    formatDate(
      at,
      full || !long
        ? { day: 'numeric', month: 'short', ...(full && { year: 'numeric' }) }
        : { month: 'short', year: '2-digit' },
    );
  const followed = formatMessage(
    { id: 'market.chart.point' },
    { date: day(times[place]!, true), value: write(values[place]!) },
  );

  function follow({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, width: shown } = currentTarget.getBoundingClientRect();
    const part = (((clientX - left) / shown) * width - edge.start) / (edge.end - edge.start);
    const time = begin + part * span;
    const nearest = times.reduce(
      (best, at, index) => (Math.abs(at - time) < Math.abs(times[best]! - time) ? index : best),
      0,
    );
    setChosen(nearest);
  }

  function move(event: KeyboardEvent) {
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
    setChosen(Math.max(0, Math.min(last, place + step)));
  }

  return (
    <div>
      <Box as="p" aria-hidden textStyle="small" fontWeight="600" fontVariantNumeric="tabular-nums" marginBottom="8">
        <bdi>{followed}</bdi>
      </Box>
      <Drawing
        viewBox={`0 0 ${width} ${height}`}
        fontSize={font}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={place}
        aria-valuetext={followed}
        onPointerMove={follow}
        onPointerDown={follow}
        onKeyDown={move}
      >
        {steps.map((tick, index) => (
          <g key={tick}>
            <path className="grid" d={`M${edge.start} ${up(tick)}H${edge.end}`} />
            <text x={edge.start - 12} y={up(tick) + 5} textAnchor="end">
              {labels[index]}
            </text>
          </g>
        ))}
        {Array.from({ length: span ? dates : 0 }, (_, place) => place / (dates - 1)).map((part) => (
          <text
            key={part}
            x={edge.start + part * (edge.end - edge.start)}
            y={height - 8}
            textAnchor={part === 1 ? 'end' : part ? 'middle' : 'start'}
          >
            {day(begin + part * span)}
          </text>
        ))}
        <path className="curve" d={span ? `M${line}` : `M${edge.start} ${up(values[0]!)}H${edge.end}`} />
        <path className="cross" d={`M${across(times[place]!)} ${edge.top}V${edge.bottom}`} />
        <circle className="point" cx={across(times[place]!)} cy={up(values[place]!)} r="5" />
      </Drawing>
    </div>
  );
}

const phone = `(width < ${breakpoints.md})`;

function watch(listener: () => void) {
  const media = window.matchMedia(phone);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const useNarrow = () =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(phone).matches,
    () => false,
  );
