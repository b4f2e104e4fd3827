import { useIntl } from 'react-intl';
import type { ReportTable } from './articles.ts';
import { ChartSheet } from './chart-sheet.ts';
import { reportFigures } from './report-values.ts';

const rowHeight = 48;

/** The first column as bars from zero: name and value over each. */
export function BarChart({ caption, rows }: ReportTable) {
  const { formatMessage, formatNumber } = useIntl();
  const values = rows.map(({ cells: [value] }) => (typeof value === 'number' ? value : 0));
  const largest = Math.max(...values);

  return (
    <ChartSheet role="img" aria-label={formatMessage({ id: caption }, reportFigures)} height={rows.length * rowHeight}>
      {rows.map(({ name, followed }, index) => {
        const value = values[index] ?? 0;
        const top = index * rowHeight;
        return (
          <g key={name}>
            <text data-name="" x="0" y={top + 18}>
              {formatMessage({ id: name })}
            </text>
            <text data-value="" x="100%" y={top + 18} textAnchor="end">
              {formatNumber(value)}
            </text>
            <rect
              data-shape=""
              data-followed={followed ? '' : undefined}
              stroke="none"
              y={top + 27}
              width={`${(value / largest) * 100}%`}
              height="10"
            />
          </g>
        );
      })}
    </ChartSheet>
  );
}
