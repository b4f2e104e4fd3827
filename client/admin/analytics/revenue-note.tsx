import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { ConversionAnalyticsQuery } from '../../graphql/generated.ts';
import { Money } from '../kit/money.tsx';

type Part = ConversionAnalyticsQuery['conversionAnalytics']['revenue'][number];

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
            values={{ count: assumed, value: <Money value={averageOrderValue} currency="USD" /> }}
          />
        </p>
      )}
      {oneADay(converted).map(([first, ...others]) => (
        <p key={first.currency}>
          <FormattedMessage
            id="analytics.converted"
            values={{
              indicative: String(first.indicative),
              day: first.rateAt && <FormattedDate value={first.rateAt} day="numeric" month="short" />,
              rates: <Rates parts={[first, ...others]} />,
            }}
          />
        </p>
      ))}
    </>
  );
}

/** Those whose rates have one origin and one day, together. */
function oneADay(parts: Part[]): [Part, ...Part[]][] {
  const groups = new Map<string, [Part, ...Part[]]>();
  for (const part of parts) {
    const key = `${part.indicative} ${part.rateAt?.slice(0, 10)}`;
    groups.set(key, [...(groups.get(key) ?? []), part] as [Part, ...Part[]]);
  }
  return [...groups.values()];
}

const Rates = ({ parts }: { parts: Part[] }) =>
  parts.map(({ currency, count, rate }, place) => (
    <Fragment key={currency}>
      {place > 0 && ', '}
      <chakra.span whiteSpace="nowrap">
        <FormattedMessage id="analytics.rate" values={{ count, currency, rate }} />
      </chakra.span>
    </Fragment>
  ));
