import { chakra } from '@chakra-ui/react';
import { ChartLine } from 'lucide-react';
import { useIntl } from 'react-intl';
import { isExample, type MarketValue } from './market.ts';
import { useSeriesNames } from '../../ui/series-name.ts';
import { SparkLine } from '../../ui/spark-line.tsx';
import type { ChartControl } from './use-chart.tsx';

const SparkButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '44',
    minWidth: '44',
    cursor: 'pointer',
    _hover: { '& polyline': { stroke: 'fg', strokeWidth: '2' } },
  },
});

/** Sparkline of a series, or an icon while it would be a single point; a click opens the chart dialog. Nothing for an example, which has no history. */
export function ChartButton({ value, chart }: { value: MarketValue; chart: ChartControl }) {
  const { formatMessage } = useIntl();
  const { nameOf } = useSeriesNames();
  if (isExample(value)) return null;
  return (
    <SparkButton
      type="button"
      aria-label={formatMessage({ id: 'market.chart.open' }, { name: nameOf(value) })}
      onPointerEnter={chart.preload}
      onFocus={chart.preload}
      onClick={() => chart.open(value)}
    >
      {value.recent.length > 1 ? <SparkLine values={value.recent} /> : <ChartLine aria-hidden size={20} />}
    </SparkButton>
  );
}
