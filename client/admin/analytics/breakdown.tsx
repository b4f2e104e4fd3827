import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnalyticsBreakdownQuery, type AnalyticsDimension, type AnalyticsStep } from '../../graphql/generated.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import { BreakdownChart } from './breakdown-chart.tsx';
import { stepsFrom } from './course.ts';
import { FigureTable } from './figure-table.tsx';
import { instantsOf, type Period } from './period.ts';
import { quotesOf, quotesWith } from './records.ts';
import { useStepNames } from './use-step-names.ts';
import { useValueNames } from './value-names.ts';

interface Props {
  period: Period;
  by: AnalyticsDimension;
  step: AnalyticsStep;
  asTable: boolean;
  /** Of the table. */
  title: string;
}

/** Requests over time, told apart by one thing. */
export function Breakdown({ period, by, step, asTable, title }: Props) {
  const { formatMessage } = useIntl();
  const nameOf = useValueNames();
  const { full } = useStepNames();
  const { data, error, refetch } = useAnalyticsBreakdownQuery({
    variables: { ...instantsOf(period), by, step },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.analyticsBreakdown;
  if (error) return <ErrorStrip title="analytics.failed" error={error} onRetry={() => void refetch()} />;
  if (!found)
    return (
      <Box px="5">
        <Placeholder height="52" />
      </Box>
    );
  if (found.series.length === 0)
    return (
      <Box px={{ base: '4', md: '5' }} py="6" color="fg.subtle">
        <FormattedMessage id="analytics.none" />
      </Box>
    );

  const courses = found.series.map(({ value, total, counts }) => ({
    name: nameOf(by, value ?? null),
    total,
    counts,
    to: value == null ? undefined : quotesWith(period, by, [value]),
  }));
  if (!asTable) return <BreakdownChart courses={courses} />;
  return (
    <FigureTable
      caption={`${title}, ${formatMessage({ id: `analytics.by.${by}` })}`}
      columns={[formatMessage({ id: 'analytics.line.time' }), ...courses.map(({ name }) => name)]}
      rows={stepsFrom(found.starts, period).map((one, place) => ({
        name: full(one),
        to: quotesOf(one),
        figures: courses.map(({ counts }) => counts[place]),
      }))}
    />
  );
}
