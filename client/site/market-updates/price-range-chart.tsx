import { useIntl } from 'react-intl';
import type { PriceRangeTable } from './articles.ts';
import { ChartSvg } from './chart-svg.ts';
import { reportFigures } from './report-values.ts';

const rowHeight = 68;
/** Vertical offset of the range line within a row; the name is above it. */
const lineOffset = 42;

/** Axis in USD, which contains all ranges; its last step stays free for the label of the highest range. */
export const priceAxis = { from: 300, to: 800, ticks: [300, 400, 500, 600, 700, 800] };
const toX = (price: number) => `${((price - priceAxis.from) / (priceAxis.to - priceAxis.from)) * 100}%`;

/** Chart with one row for each product: a dot at the price and a line from the lowest to the highest price of its range. */
export function PriceRangeChart({ caption, rows }: PriceRangeTable) {
  const { formatMessage, formatNumber } = useIntl();
  const height = rows.length * rowHeight;

  return (
    <ChartSvg role="img" aria-label={formatMessage({ id: caption }, reportFigures)} height={height + 24}>
      {priceAxis.ticks.map((tick) => (
        <g key={tick}>
          <line data-axis="" x1={toX(tick)} x2={toX(tick)} y1={0} y2={height} />
          <text
            x={toX(tick)}
            y={height + 20}
            textAnchor={tick === priceAxis.from ? 'start' : tick === priceAxis.to ? 'end' : 'middle'}
          >
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {rows.map(({ name, isHighlighted, cells: [price], range }, index) => {
        const y = index * rowHeight + lineOffset;
        const shapeProps = { 'data-shape': '', 'data-highlighted': isHighlighted ? '' : undefined };
        const [low, high] = [toX(range.min), toX(range.max)];
        return (
          <g key={name}>
            <text data-name="" x="0" y={y - 24}>
              {formatMessage({ id: name })}
            </text>
            <line {...shapeProps} strokeWidth="2" x1={low} x2={high} y1={y} y2={y} />
            <line {...shapeProps} strokeWidth="2" x1={low} x2={low} y1={y - 7} y2={y + 7} />
            <line {...shapeProps} strokeWidth="2" x1={high} x2={high} y1={y - 7} y2={y + 7} />
            <circle {...shapeProps} stroke="none" cx={toX(price)} cy={y} r="5.5" />
            {range.min <= price && price <= range.max ? (
              <>
                <text data-value="" x="100%" y={y - 24} textAnchor="end">
                  {formatNumber(price)}
                </text>
                <text x={low} dx="-8" y={y + 5} textAnchor="end">
                  {formatNumber(range.min)}
                </text>
                <text x={high} dx="8" y={y + 5}>
                  {formatNumber(range.max)}
                </text>
              </>
            ) : (
              <>
                <text x={toX(price)} dx="-11" y={y + 5} textAnchor="end">
                  {formatNumber(price)}
                </text>
                <text data-value="" x={high} dx="8" y={y + 5}>
                  {`${formatNumber(range.min)}–${formatNumber(range.max)}`}
                </text>
              </>
            )}
          </g>
        );
      })}
    </ChartSvg>
  );
}
