import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatChange } from '../../../common/market/format.ts';
import type { Trend } from '../../graphql/generated.ts';
import { hasDailyChange, type MarketValue } from './market.ts';

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

/** Daily or weekly change of a value; a dash while there is no earlier value to compare it with. */
export function ValueChange({ value, period }: { value: MarketValue; period: 'day' | 'week' }) {
  const { weeklyTrend, weeklyChangePercent } = value;
  if (period === 'day') {
    return hasDailyChange(value) ? <TrendMark trend={value.trend} percent={value.changePercent} /> : <>–</>;
  }
  return weeklyTrend && typeof weeklyChangePercent === 'number' ? (
    <TrendMark trend={weeklyTrend} percent={weeklyChangePercent} />
  ) : (
    <>–</>
  );
}

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
