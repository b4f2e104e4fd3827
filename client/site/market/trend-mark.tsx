import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatChange } from '../../../common/market/format.ts';
import type { Trend } from '../../graphql/generated.ts';
import { isExample, type MarketValue } from './market.ts';

const Mark = chakra('bdi', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'top', // the arrow would set the baseline
    gap: '7px',
    direction: 'ltr',
    whiteSpace: 'nowrap',
    fontWeight: '500',
    fontVariantNumeric: 'tabular-nums',
    _before: { content: '""', borderInline: '4.5px solid transparent' },
  },
  variants: {
    trend: {
      UP: { color: 'trend.up', _before: { borderBottom: '7px solid' } },
      DOWN: { color: 'trend.down', _before: { borderTop: '7px solid' } },
      STABLE: { color: 'fg.muted', _before: { borderInline: '0', width: '9px', height: '2px', bg: 'currentColor' } },
    },
  },
});

/** Daily or weekly change of a value; a dash for an example, which has none. */
export const ValueChange = ({ value, period }: { value: MarketValue; period: 'day' | 'week' }) =>
  isExample(value) ? (
    <>–</>
  ) : period === 'day' ? (
    <TrendMark trend={value.trend} percent={value.changePercent} />
  ) : (
    <TrendMark trend={value.weeklyTrend} percent={value.weeklyChangePercent} />
  );

/** A percentage with an arrow; screen readers get the direction as a word. */
function TrendMark({ trend, percent }: { trend: Trend; percent: number }) {
  const { locale } = useIntl();
  return (
    <Mark trend={trend}>
      {formatChange(percent, locale)}
      <VisuallyHidden>
        <FormattedMessage id={`market.trend.${trend}`} />
      </VisuallyHidden>
    </Mark>
  );
}
