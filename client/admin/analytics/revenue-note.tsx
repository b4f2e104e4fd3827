import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { ConversionAnalyticsQuery } from '../../graphql/generated.ts';
import { Money } from '../kit/money.tsx';

type RevenuePart = ConversionAnalyticsQuery['conversionAnalytics']['revenue'][number];

/**
 * The assumptions behind the revenue: how many sales are counted with the average order value, and which exchange rates
 * were used.
 */
export function RevenueNote({ analytics }: { analytics: ConversionAnalyticsQuery['conversionAnalytics'] }) {
  const { revenue, averageOrderValue } = analytics;
  const assumedCount = revenue.filter(({ rate }) => rate == null).reduce((sum, { count }) => sum + count, 0);
  const converted = revenue.filter(({ currency, rate }) => rate != null && currency !== 'USD');
  return (
    <>
      {assumedCount > 0 && (
        <p>
          <FormattedMessage
            id="analytics.assumed"
            values={{ count: assumedCount, value: <Money value={averageOrderValue} currency="USD" /> }}
          />
        </p>
      )}
      {groupByRateDay(converted).map(([first, ...others]) => (
        <p key={first.currency}>
          <FormattedMessage
            id="analytics.converted"
            values={{
              day: first.rateAt && <FormattedDate value={first.rateAt} day="numeric" month="short" />,
              rates: <Rates parts={[first, ...others]} />,
            }}
          />
        </p>
      ))}
    </>
  );
}

/** Groups the parts by the day of their rate. */
function groupByRateDay(parts: RevenuePart[]): [RevenuePart, ...RevenuePart[]][] {
  const groups = new Map<string, [RevenuePart, ...RevenuePart[]]>();
  for (const part of parts) {
    const key = part.rateAt?.slice(0, 10) ?? '';
    groups.set(key, [...(groups.get(key) ?? []), part] as [RevenuePart, ...RevenuePart[]]);
  }
  return [...groups.values()];
}

const Rates = ({ parts }: { parts: RevenuePart[] }) =>
  parts.map(({ currency, count, rate }, index) => (
    <Fragment key={currency}>
      {index > 0 && ', '}
      <chakra.span whiteSpace="nowrap">
        <FormattedMessage id="analytics.rate" values={{ count, currency, rate }} />
      </chakra.span>
    </Fragment>
  ));
