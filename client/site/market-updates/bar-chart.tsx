import { useIntl } from 'react-intl';
import type { BarTable } from './articles.ts';
import { ChartSvg } from './chart-svg.ts';
import { reportFigures } from './report-values.ts';

const rowHeight = 48;

/** Bar chart of the first column, with name and value above each bar. */
export function BarChart({ caption, rows }: BarTable) {
  const { formatMessage, formatNumber } = useIntl();
  const largest = Math.max(...rows.map(({ cells: [value] }) => value));

  return (
    <ChartSvg role="img" aria-label={formatMessage({ id: caption }, reportFigures)} height={rows.length * rowHeight}>
      {rows.map(({ name, cells: [value], isHighlighted }, index) => {
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
              data-highlighted={isHighlighted ? '' : undefined}
              stroke="none"
              y={top + 27}
              width={`${(value / largest) * 100}%`}
              height="10"
            />
          </g>
        );
      })}
    </ChartSvg>
  );
}
