import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ConversionAnalyticsQuery, PeriodFiguresFragment } from '../../graphql/generated.ts';
import { Money } from '../kit/money.tsx';
import { FigureCard, type Change } from './figure-card.tsx';
import type { Period } from './period.ts';
import { Percent } from './rate.tsx';
import { answeredFilter, linkToQuotes } from './record-links.ts';
import { RevenueNote } from './revenue-note.tsx';
import { Duration } from './duration.tsx';

type Analytics = ConversionAnalyticsQuery['conversionAnalytics'];

interface Props {
  period: Period;
  /** Undefined while loading. */
  analytics?: Analytics;
  /** Figures of the period before, which the changes refer to; null or undefined when there is none. */
  previous?: PeriodFiguresFragment | null;
}

/** The main figures, each with its change since the previous period. */
export function Figures({ period, analytics, previous }: Props) {
  const { formatMessage } = useIntl();
  const closedQuotesUrl = linkToQuotes(period, { status: 'CLOSED' });
  const wonQuotesUrl = linkToQuotes(period, { outcome: 'WON' });
  const readBoth = <Value,>(read: (figures: PeriodFiguresFragment) => Value) => ({
    current: analytics && read(analytics),
    before: previous ? read(previous) : undefined,
  });

  return (
    <Grid
      as="section"
      aria-label={formatMessage({ id: 'analytics.figures' })}
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(4, minmax(0, 1fr))',
      }}
      gap="1px"
      bg="border"
      borderBottomWidth="1px"
    >
      <Card
        name="totalQuotes"
        to={linkToQuotes(period)}
        {...readBoth((figures) => figures.totalQuotes)}
        format={formatNumber}
      />
      <Card
        name="conversionRate"
        to={closedQuotesUrl}
        {...readBoth((figures) => figures.conversionRate)}
        format={(value) => <Percent value={value} />}
        formatDifference={(value) => <FormattedMessage id="analytics.points" values={{ value }} />}
      />
      <Card
        name="winRate"
        to={wonQuotesUrl}
        {...readBoth((figures) => figures.winRate)}
        format={(value) => <Percent value={value} />}
        formatDifference={(value) => <FormattedMessage id="analytics.points" values={{ value }} />}
      />
      <Card
        name="totalRevenue"
        to={wonQuotesUrl}
        {...readBoth((figures) => figures.totalRevenue)}
        format={(value) => <Money value={value} currency="USD" />}
        note={analytics && <RevenueNote analytics={analytics} />}
      />
      <Card
        name="revenuePerLead"
        to={linkToQuotes(period)}
        {...readBoth((figures) => figures.revenuePerLead)}
        format={(value) => <Money value={value} currency="USD" />}
      />
      <Card
        name="averageResponse"
        to={linkToQuotes(period, answeredFilter)}
        {...readBoth((figures) => figures.averageResponseHours)}
        format={(hours) => <Duration hours={hours} />}
        formatDifference={(hours) => <Duration hours={hours} />}
        isLowerBetter
      />
      <Card
        name="averageWon"
        to={wonQuotesUrl}
        {...readBoth((figures) => figures.averageWonDays)}
        format={(days) => <Duration hours={days * 24} />}
        formatDifference={(days) => <Duration hours={days * 24} />}
        isLowerBetter
      />
      <Card
        name="averageSales"
        to={closedQuotesUrl}
        {...readBoth((figures) => figures.averageSalesDays)}
        format={(days) => <Duration hours={days * 24} />}
        formatDifference={(days) => <Duration hours={days * 24} />}
        isLowerBetter
      />
    </Grid>
  );
}

/** The relative difference; a growth beyond 100 percent is shown as a factor. */
function RelativeChange({ current, before }: { current: number; before: number }) {
  const share = Math.abs(current - before) / before;
  if (share > 1) return <FormattedMessage id="analytics.times" values={{ value: current / before }} />;
  return <Percent value={share * 100} />;
}

const formatNumber = (value: number): ReactNode => <FormattedNumber value={value} />;

interface CardProps {
  name: string;
  to: string;
  /** Undefined while loading, null when there is no value. */
  current?: number | null;
  before?: number | null;
  format: (value: number) => ReactNode;
  /** By default the difference is shown as a percentage of `before`, above 100 percent as a factor. */
  formatDifference?: (difference: number) => ReactNode;
  isLowerBetter?: boolean;
  note?: ReactNode;
}

function Card({ name, to, current, before, format, formatDifference, isLowerBetter = false, note }: CardProps) {
  const figure = current === undefined ? undefined : current === null ? '–' : format(current);
  return <FigureCard name={name} to={to} figure={figure} change={getChange()} note={note} />;

  function getChange(): Change | null {
    if (current == null || before == null || current === before) return null;
    if (!formatDifference && before === 0) return null; // a percentage of 0 is undefined
    const isUp = current > before;
    const difference = Math.abs(current - before);
    return {
      amount: formatDifference ? formatDifference(difference) : <RelativeChange current={current} before={before} />,
      direction: isUp ? 'up' : 'down',
      isGood: isUp !== isLowerBetter,
      before: format(before),
    };
  }
}
