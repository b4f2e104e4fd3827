import { Box, chakra } from '@chakra-ui/react';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { CourseTip } from './course-tip.tsx';
import type { CoursePoint } from './course.ts';
import { quotesOf } from './records.ts';
import { topOf } from './scale.ts';
import { useStepNames } from './use-step-names.ts';
import { useWidth } from './use-width.ts';

const edge = { top: 12, foot: 26, start: 36, end: 12 };
/** As high as the funnel beside it, where there is room for the two. */
const heightFor = (width: number) => (width > 700 ? 340 : 236);

/**
 * Requests over time against the period before, with those that were closed. One point is followed, by the pointer or by the arrow keys
 * as on a slider; Return opens its requests.
 */
export function CourseChart({ points, label }: { points: readonly CoursePoint[]; label: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const { short, full } = useStepNames();
  const navigate = useNavigate();
  const { part, width } = useWidth<HTMLDivElement>(760);
  const [chosen, setChosen] = useState<number>();
  const last = points.length - 1;
  const place = chosen === undefined ? undefined : Math.min(chosen, last);
  const point = place === undefined ? undefined : points[place];

  const { top, ticks } = topOf(Math.max(...points.flatMap(({ total, before = 0 }) => [total, before])));
  const height = heightFor(width);
  const bottom = height - edge.foot;
  const span = width - edge.start - edge.end;
  const across = (at: number) => edge.start + (last > 0 ? (at / last) * span : span / 2);
  const up = (value: number) => bottom - (value / top) * (bottom - edge.top);
  const line = (values: number[]) =>
    values.map((value, at) => `${across(at).toFixed(1)} ${up(value).toFixed(1)}`).join('L');
  const column = Math.max(1.5, Math.min(8, (span / points.length) * 0.6));
  const labels = Math.min(points.length, Math.max(2, Math.floor(span / 110)));
  const long = points.length > 1 && points[last]!.to.slice(0, 4) !== points[0]!.from.slice(0, 4);

  function follow({ clientX, currentTarget }: PointerEvent<Element>) {
    const { left } = currentTarget.getBoundingClientRect();
    setChosen(Math.max(0, Math.min(last, Math.round(((clientX - left - edge.start) / span) * last))));
  }

  function press(event: KeyboardEvent) {
    const at = place ?? last;
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
    if (event.key === 'Enter' && points[at]) void navigate(quotesOf(points[at]));
    if (event.key === 'Escape') setChosen(undefined);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, next)));
  }

  const followed = points[place ?? last];
  return (
    <Box ref={part} position="relative" mx={{ base: '4', md: '5' }} onPointerLeave={() => setChosen(undefined)}>
      <Drawing
        viewBox={`0 0 ${width} ${height}`}
        style={{ width, height }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={place ?? last}
        aria-valuetext={
          followed &&
          formatMessage(
            { id: 'analytics.course.point' },
            {
              ...followed,
              day: full(followed),
              before: followed.before ?? 0,
              compared: String(followed.before !== undefined),
            },
          )
        }
        onPointerMove={follow}
        onPointerDown={follow}
        onKeyDown={press}
        onBlur={() => setChosen(undefined)}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="grid" d={`M${edge.start} ${up(tick)}H${width - edge.end}`} />
            <text x={edge.start - 10} y={up(tick) + 4} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {points.map(({ closed, from }, at) =>
          closed === 0 ? null : (
            <rect
              key={from}
              className="closed"
              x={across(at) - column / 2}
              y={up(closed)}
              width={column}
              height={bottom - up(closed)}
              rx="1"
            />
          ),
        )}
        {points[0]?.before !== undefined && (
          <path className="before" d={`M${line(points.map(({ before = 0 }) => before))}`} />
        )}
        <path className="now" d={`M${line(points.map(({ total }) => total))}`} />
        {points.length === 1 && <circle className="point" cx={across(0)} cy={up(points[0]!.total)} r="4" />}
        {Array.from({ length: labels }, (_, index) => {
          const at = labels > 1 ? Math.round((index / (labels - 1)) * last) : 0;
          const anchor = labels > 1 && index === 0 ? 'start' : labels > 1 && index === labels - 1 ? 'end' : 'middle';
          return (
            <text key={at} x={across(at)} y={height - 6} textAnchor={anchor}>
              {short(points[at]!.from, long)}
            </text>
          );
        })}
        {place !== undefined && point && (
          <>
            <path className="cross" d={`M${across(place)} ${edge.top - 4}V${bottom}`} />
            <circle className="point" cx={across(place)} cy={up(point.total)} r="4" />
          </>
        )}
      </Drawing>
      {place !== undefined && point && (
        <CourseTip title={full(point)} at={across(place)} width={width}>
          {[
            { kind: 'now' as const, value: <FormattedNumber value={point.total} /> },
            ...(point.before === undefined
              ? []
              : [{ kind: 'before' as const, value: <FormattedNumber value={point.before} /> }]),
            { kind: 'closed' as const, value: <FormattedNumber value={point.closed} /> },
          ]}
        </CourseTip>
      )}
    </Box>
  );
}

const Drawing = chakra('svg', {
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
