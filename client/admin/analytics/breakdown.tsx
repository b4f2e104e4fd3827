import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnalyticsBreakdownQuery, type AnalyticsDimension, type AnalyticsStep } from '../../graphql/generated.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import { BreakdownChart } from './breakdown-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { toInstants, type Period } from './period.ts';
import { linkToQuotes, linkToQuotesWithValues } from './record-links.ts';
import { toStepPeriods } from './time-series.ts';
import { useStepFormat } from './use-step-format.ts';
import { useValueNames } from './use-value-names.ts';

interface Props {
  period: Period;
  by: AnalyticsDimension;
  step: AnalyticsStep;
  asTable: boolean;
  /** Title of the table. */
  title: string;
}

/** Requests over time, broken down by one dimension. */
export function Breakdown({ period, by, step, asTable, title }: Props) {
  const { formatMessage } = useIntl();
  const getValueName = useValueNames();
  const { formatFull } = useStepFormat();
  const { data, error, refetch } = useAnalyticsBreakdownQuery({
    variables: { ...toInstants(period), by, step },
    fetchPolicy: 'cache-and-network',
  });
  const breakdown = data?.analyticsBreakdown;
  if (error) return <ErrorStrip title="analytics.failed" error={error} onRetry={() => void refetch()} />;
  if (!breakdown)
    return (
      <Box px="5">
        <Placeholder height="52" />
      </Box>
    );
  if (breakdown.series.length === 0)
    return (
      <Box px={{ base: '4', md: '5' }} py="6" color="fg.subtle">
        <FormattedMessage id="analytics.none" />
      </Box>
    );

  const series = breakdown.series.map(({ value, total, counts }) => ({
    name: getValueName(by, value ?? null),
    total,
    counts,
    to: value == null ? undefined : linkToQuotesWithValues(period, by, [value]),
  }));
  if (!asTable) return <BreakdownChart series={series} />;
  return (
    <FigureTable
      caption={`${title}, ${formatMessage({ id: `analytics.by.${by}` })}`}
      columns={[formatMessage({ id: 'analytics.line.time' }), ...series.map(({ name }) => name)]}
      rows={toStepPeriods(breakdown.starts, period).map((step, index) => ({
        name: formatFull(step),
        to: linkToQuotes(step),
        figures: series.map(({ counts }) => counts[index]),
      }))}
    />
  );
}
