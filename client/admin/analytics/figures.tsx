import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ConversionAnalyticsQuery, PeriodFiguresFragment } from '../../graphql/generated.ts';
import { Money } from '../kit/money.tsx';
import { FigureCard, type Change } from './figure-card.tsx';
import type { Period } from './period.ts';
import { Percent } from './rate.tsx';
import { answered, quotesOf } from './records.ts';
import { RevenueNote } from './revenue-note.tsx';
import { Duration } from './duration.tsx';

type Analytics = ConversionAnalyticsQuery['conversionAnalytics'];

interface Props {
  period: Period;
  /** Undefined while it is on its way. */
  analytics?: Analytics;
  /** What it is compared with, if anything. */
  previous?: PeriodFiguresFragment | null;
}

/** Six figures side by side. */
export function Figures({ period, analytics, previous }: Props) {
  const { formatMessage } = useIntl();
  const closed = quotesOf(period, { status: 'CLOSED' });
  const of = <Value,>(read: (figures: PeriodFiguresFragment) => Value) => ({
    now: analytics && read(analytics),
    before: previous ? read(previous) : undefined,
  });

  return (
    <Grid
      as="section"
      aria-label={formatMessage({ id: 'analytics.figures' })}
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(6, minmax(0, 1fr))',
      }}
      gap="1px"
      bg="border"
      borderBottomWidth="1px"
    >
      <Card name="totalQuotes" to={quotesOf(period)} {...of((one) => one.totalQuotes)} write={number} />
      <Card
        name="conversionRate"
        to={closed}
        {...of((one) => one.conversionRate)}
        write={(value) => <Percent value={value} />}
        difference={(value) => <FormattedMessage id="analytics.points" values={{ value }} />}
      />
      <Card
        name="totalRevenue"
        to={closed}
        {...of((one) => one.totalRevenue)}
        write={(value) => <Money value={value} currency="USD" />}
        note={analytics && <RevenueNote analytics={analytics} />}
      />
      <Card
        name="revenuePerLead"
        to={quotesOf(period)}
        {...of((one) => one.revenuePerLead)}
        write={(value) => <Money value={value} currency="USD" />}
      />
      <Card
        name="averageResponse"
        to={quotesOf(period, answered)}
        {...of((one) => one.averageResponseHours)}
        write={(hours) => <Duration hours={hours} />}
        difference={(hours) => <Duration hours={hours} />}
        lessIsBetter
      />
      <Card
        name="averageSales"
        to={closed}
        {...of((one) => one.averageSalesDays)}
        write={(days) => <Duration hours={days * 24} />}
        difference={(days) => <Duration hours={days * 24} />}
        lessIsBetter
      />
    </Grid>
  );
}

const number = (value: number): ReactNode => <FormattedNumber value={value} />;

interface CardProps {
  name: string;
  to: string;
  now?: number | null;
  before?: number | null;
  write: (value: number) => ReactNode;
  /** How a difference is written; without it, as percent of what it was. */
  difference?: (value: number) => ReactNode;
  lessIsBetter?: boolean;
  note?: ReactNode;
}

function Card({ name, to, now, before, write, difference, lessIsBetter = false, note }: CardProps) {
  const figure = now === undefined ? undefined : now === null ? '–' : write(now);
  return <FigureCard name={name} to={to} figure={figure} change={change()} note={note} />;

  function change(): Change | null {
    if (now == null || before == null || now === before) return null;
    if (!difference && before === 0) return null; // no percent of nothing
    const up = now > before;
    const by = Math.abs(now - before);
    return {
      amount: difference ? difference(by) : <Percent value={(by / before) * 100} />,
      direction: up ? 'up' : 'down',
      good: up !== lessIsBetter,
      before: write(before),
    };
  }
}
