import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { MarketValue } from './market.ts';
import { useSeriesNames } from '../../ui/series-name.ts';
import { SparkLine } from '../../ui/spark-line.tsx';
import type { ChartOffer } from './use-chart.tsx';

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '44',
    minWidth: '44',
    cursor: 'pointer',
    _hover: { '& path': { stroke: 'fg', strokeWidth: '2' } },
  },
});

/** The small curve of a series, which opens the large one. */
export function ChartButton({ value, chart }: { value: MarketValue; chart: ChartOffer }) {
  const { formatMessage } = useIntl();
  const { nameOf } = useSeriesNames();
  return (
    <Opener
      type="button"
      aria-label={formatMessage({ id: 'market.chart.open' }, { name: nameOf(value) })}
      onPointerEnter={chart.prepare}
      onFocus={chart.prepare}
      onClick={() => chart.open(value)}
    >
      <SparkLine values={value.recent} />
    </Opener>
  );
}
