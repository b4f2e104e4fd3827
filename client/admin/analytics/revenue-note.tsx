import { FormattedDate, FormattedMessage } from 'react-intl';
import type { ConversionAnalyticsQuery } from '../../graphql/generated.ts';
import { Money } from '../ui/money.tsx';

/** What the revenue assumes: at how many sales the average order value stands in, and which rates made dollars of other money. */
export function RevenueNote({ analytics }: { analytics: ConversionAnalyticsQuery['conversionAnalytics'] }) {
  const { revenue, averageOrderValue } = analytics;
  const assumed = revenue.filter(({ rate }) => rate == null).reduce((sum, { count }) => sum + count, 0);
  const converted = revenue.filter(({ currency, rate }) => rate != null && currency !== 'USD');
  return (
    <>
      {assumed > 0 && (
        <p>
          <FormattedMessage
            id="analytics.assumed"
            values={{ count: assumed, value: <Money value={averageOrderValue} /> }}
          />
        </p>
      )}
      {converted.map(({ currency, count, rate, rateAt, indicative }) => (
        <p key={currency}>
          <FormattedMessage
            id="analytics.converted"
            values={{
              count,
              currency,
              rate,
              indicative: String(indicative),
              day: rateAt && <FormattedDate value={rateAt} day="numeric" month="short" />,
            }}
          />
        </p>
      ))}
    </>
  );
}
