import { useIntl } from 'react-intl';
import type { ReportTable } from './articles.ts';
import { ChartSvg } from './chart-svg.ts';
import { createScale, parseLevels } from './levels.ts';
import { reportFigures } from './report-values.ts';

const rowHeight = 68;
/** Vertical offset of the range line within a row; the name is above it. */
const lineOffset = 42;

/** Chart with one row per product: the price as a mark and its range, on a common scale. */
export function LevelChart({ caption, rows }: ReportTable) {
  const { formatMessage, formatNumber } = useIntl();
  const levels = rows.map((row) => ({ ...row, ...parseLevels(row.cells) }));
  const { from, to, ticks } = createScale(levels);
  const toX = (value: number) => `${Math.round(((value - from) / (to - from)) * 10_000) / 100}%`;
  const height = rows.length * rowHeight;

  return (
    <ChartSvg role="img" aria-label={formatMessage({ id: caption }, reportFigures)} height={height + 24}>
      {ticks.map((tick, index) => (
        <g key={tick}>
          <line data-axis="" x1={toX(tick)} x2={toX(tick)} y1={0} y2={height} />
          <text
            x={toX(tick)}
            y={height + 20}
            textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
          >
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {levels.map(({ name, isHighlighted, ...level }, index) => {
        const y = index * rowHeight + lineOffset;
        const shapeProps = { 'data-shape': '', 'data-highlighted': isHighlighted ? '' : undefined };
        const [low, high] = [toX(level.min), toX(level.max)];
        return (
          <g key={name}>
            <text data-name="" x="0" y={y - 24}>
              {formatMessage({ id: name })}
            </text>
            <line {...shapeProps} strokeWidth="2" x1={low} x2={high} y1={y} y2={y} />
            <line {...shapeProps} strokeWidth="2" x1={low} x2={low} y1={y - 7} y2={y + 7} />
            <line {...shapeProps} strokeWidth="2" x1={high} x2={high} y1={y - 7} y2={y + 7} />
            <circle {...shapeProps} stroke="none" cx={toX(level.mark)} cy={y} r="5.5" />
            {level.isMarkInRange ? (
              <>
                <text data-value="" x="100%" y={y - 24} textAnchor="end">
                  {formatNumber(level.mark)}
                </text>
                <text x={low} dx="-8" y={y + 5} textAnchor="end">
                  {formatNumber(level.min)}
                </text>
                <text x={high} dx="8" y={y + 5}>
                  {formatNumber(level.max)}
                </text>
              </>
            ) : (
              <>
                <text x={toX(level.mark)} dx="-11" y={y + 5} textAnchor="end">
                  {formatNumber(level.mark)}
                </text>
                <text data-value="" x={high} dx="8" y={y + 5}>
                  {`${formatNumber(level.min)}–${formatNumber(level.max)}`}
                </text>
              </>
            )}
          </g>
        );
      })}
    </ChartSvg>
  );
}
