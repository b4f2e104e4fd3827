import { useIntl } from 'react-intl';
import type { ReportTable } from './articles.ts';
import { ChartSheet } from './chart-sheet.ts';
import { levelsOf, scaleOf } from './levels.ts';
import { reportFigures } from './report-values.ts';

const rowHeight = 68;
/** Below the name of a row. */
const lineAt = 42;

/** A price as a mark on the common scale of all rows, with the range that the report names. */
export function LevelChart({ caption, rows }: ReportTable) {
  const { formatMessage, formatNumber } = useIntl();
  const levels = rows.map((row) => ({ ...row, ...levelsOf(row.cells) }));
  const { from, to, ticks } = scaleOf(levels);
  const at = (value: number) => `${Math.round(((value - from) / (to - from)) * 10_000) / 100}%`;
  const height = rows.length * rowHeight;

  return (
    <ChartSheet role="img" aria-label={formatMessage({ id: caption }, reportFigures)} height={height + 24}>
      {ticks.map((tick, index) => (
        <g key={tick}>
          <line data-axis="" x1={at(tick)} x2={at(tick)} y1={0} y2={height} />
          <text
            x={at(tick)}
            y={height + 20}
            textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
          >
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {levels.map(({ name, followed, ...level }, index) => {
        const y = index * rowHeight + lineAt;
        const shape = { 'data-shape': '', 'data-followed': followed ? '' : undefined };
        const [low, high] = [at(level.min), at(level.max)];
        return (
          <g key={name}>
            <text data-name="" x="0" y={y - 24}>
              {formatMessage({ id: name })}
            </text>
            <line {...shape} strokeWidth="2" x1={low} x2={high} y1={y} y2={y} />
            <line {...shape} strokeWidth="2" x1={low} x2={low} y1={y - 7} y2={y + 7} />
            <line {...shape} strokeWidth="2" x1={high} x2={high} y1={y - 7} y2={y + 7} />
            <circle {...shape} stroke="none" cx={at(level.mark)} cy={y} r="5.5" />
            {level.inside ? (
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
                <text x={at(level.mark)} dx="-11" y={y + 5} textAnchor="end">
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
    </ChartSheet>
  );
}
