import { Box, chakra } from '@chakra-ui/react';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { linkToQuotes } from './record-links.ts';
import { TimeSeriesTooltip } from './time-series-tooltip.tsx';
import type { TimeSeriesPoint } from './time-series.ts';
import { useStepFormat } from './use-step-format.ts';
import { useWidth } from './use-width.ts';

/** Pixels around the plot area, for the labels of the axes. */
const margin = { top: 12, bottom: 26, start: 36, end: 24 };
/** Wide charts are as high as the funnel beside them. Pixels. */
const getHeight = (width: number) => (width > 700 ? 340 : 236);

/**
 * Requests over time, compared with the previous period, and the closed ones among them. The pointer or the arrow keys,
 * as on a slider, select a point and show its tooltip; Enter opens its requests.
 */
export function TimeSeriesChart({ points, label }: { points: readonly TimeSeriesPoint[]; label: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const { formatShort, formatFull } = useStepFormat();
  const navigate = useNavigate();
  const { ref, width } = useWidth<HTMLDivElement>(760);
  const [selected, setSelected] = useState<number>();
  const last = points.length - 1;
  const index = selected === undefined ? undefined : Math.min(selected, last);
  const point = index === undefined ? undefined : points[index];

  const height = getHeight(width);
  const bottom = height - margin.bottom;
  const plotWidth = width - margin.start - margin.end;
  const highest = Math.max(1, ...points.flatMap(({ total, before = 0 }) => [total, before]));
  // A single point is in the middle: its domain is [0, 0], for which d3 returns the middle of the range.
  const x = scaleLinear([0, last], [margin.start, width - margin.end]).clamp(true);
  const y = scaleLinear([0, highest], [bottom, margin.top]).nice(4);
  const drawLine = line<number>((_, at) => x(at), y).digits(1);
  const columnWidth = Math.max(1.5, Math.min(8, (plotWidth / points.length) * 0.6));
  const hasSeveralYears = points.length > 1 && points[last]!.to.slice(0, 4) !== points[0]!.from.slice(0, 4);

  function selectNearest({ clientX, currentTarget }: PointerEvent) {
    const { left } = currentTarget.getBoundingClientRect();
    setSelected(Math.round(x.invert(clientX - left)));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const at = index ?? last;
    const next = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - 7,
      PageUp: at + 7,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Enter' && points[at]) void navigate(linkToQuotes(points[at]));
    if (event.key === 'Escape') setSelected(undefined);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(Math.max(0, Math.min(last, next)));
  }

  const announced = points[index ?? last];
  return (
    <Box ref={ref} position="relative" mx={{ base: '4', md: '5' }} onPointerLeave={() => setSelected(undefined)}>
      <Chart
        viewBox={`0 0 ${width} ${height}`}
        style={{ width, height }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index ?? last}
        aria-valuetext={
          announced &&
          formatMessage(
            { id: 'analytics.overTime.point' },
            {
              ...announced,
              day: formatFull(announced),
              before: announced.before ?? 0,
              compared: String(announced.before !== undefined),
            },
          )
        }
        onPointerMove={selectNearest}
        onPointerDown={selectNearest}
        onKeyDown={handleKeyDown}
        onBlur={() => setSelected(undefined)}
      >
        {y
          .ticks(4)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick}>
              <path className="grid" d={`M${margin.start} ${y(tick)}H${width - margin.end}`} />
              <text x={margin.start - 10} y={y(tick) + 4} textAnchor="end">
                {formatNumber(tick)}
              </text>
            </g>
          ))}
        {points.map(({ closed, from }, at) =>
          closed === 0 ? null : (
            <rect
              key={from}
              className="closed"
              x={x(at) - columnWidth / 2}
              y={y(closed)}
              width={columnWidth}
              height={bottom - y(closed)}
              rx="1"
            />
          ),
        )}
        {points[0]?.before !== undefined && (
          <path className="before" d={drawLine(points.map(({ before = 0 }) => before)) ?? undefined} />
        )}
        <path className="now" d={drawLine(points.map(({ total }) => total)) ?? undefined} />
        {points.length === 1 && <circle className="point" cx={x(0)} cy={y(points[0]!.total)} r="4" />}
        {x
          .ticks(Math.min(points.length, plotWidth / 110))
          .filter(Number.isInteger)
          .map((at) => (
            <text key={at} x={x(at)} y={height - 6} textAnchor="middle">
              {formatShort(points[at]!.from, hasSeveralYears)}
            </text>
          ))}
        {index !== undefined && point && (
          <>
            <path className="cross" d={`M${x(index)} ${margin.top - 4}V${bottom}`} />
            <circle className="point" cx={x(index)} cy={y(point.total)} r="4" />
          </>
        )}
      </Chart>
      {index !== undefined && point && (
        <TimeSeriesTooltip title={formatFull(point)} x={x(index)} chartWidth={width}>
          {[
            { kind: 'now' as const, value: <FormattedNumber value={point.total} /> },
            ...(point.before === undefined
              ? []
              : [{ kind: 'before' as const, value: <FormattedNumber value={point.before} /> }]),
            { kind: 'closed' as const, value: <FormattedNumber value={point.closed} /> },
          ]}
        </TimeSeriesTooltip>
      )}
    </Box>
  );
}

const Chart = chakra('svg', {
  base: {
    display: 'block',
    maxW: 'full',
    direction: 'ltr',
    touchAction: 'pan-y',
    '& text': { fill: 'fg.subtle', fontSize: '11px', fontVariantNumeric: 'tabular-nums' },
    '& .grid': { stroke: 'chart.grid' },
    '& .now': { fill: 'none', stroke: 'chart.1', strokeWidth: '1.8', strokeLinejoin: 'round' },
    '& .before': { fill: 'none', stroke: 'chart.2', strokeWidth: '1.4', strokeDasharray: '3 3' },
    '& .closed': { fill: 'chart.good', opacity: 0.85 },
    '& .cross': { stroke: 'border.emphasized' },
    '& .point': { fill: 'chart.1', stroke: 'bg', strokeWidth: '2' },
  },
});
