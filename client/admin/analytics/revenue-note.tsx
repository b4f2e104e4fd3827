import { FormattedMessage } from 'react-intl';
import type { ConversionAnalyticsQuery } from '../../graphql/generated.ts';
import { Amounts, Money } from '../kit/money.tsx';

/**
 * The assumptions behind the revenue: how many sales are counted with the average order value, how many were converted
 * with their stored rates, and which amounts have no rate and are left out.
 */
export function RevenueNote({ analytics }: { analytics: ConversionAnalyticsQuery['conversionAnalytics'] }) {
  const { revenue, unpriced, unconvertedRevenue, averageOrderValue } = analytics;
  const fromOtherCurrencies = revenue
    .filter(({ currency }) => currency !== null && currency !== 'USD')
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {unpriced > 0 && (
        <p>
          <FormattedMessage
            id="analytics.assumed"
            values={{ count: unpriced, value: <Money value={averageOrderValue} currency="USD" /> }}
          />
        </p>
      )}
      {fromOtherCurrencies > 0 && (
        <p>
          <FormattedMessage id="analytics.converted" values={{ count: fromOtherCurrencies }} />
        </p>
      )}
      {unconvertedRevenue.length > 0 && (
        <p>
          <FormattedMessage id="money.unconverted" values={{ amounts: <Amounts amounts={unconvertedRevenue} /> }} />
        </p>
      )}
    </>
  );
}
