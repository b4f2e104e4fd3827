import { Box, chakra, Grid } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { useConversionAnalyticsQuery } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { ToolbarButton } from '../kit/toolbar-button.tsx';
import { Screen } from '../kit/screen.tsx';
import { useUrlFilter } from '../kit/use-url-filter.ts';
import { Campaigns } from './campaigns.tsx';
import { EmailFigures } from './email-figures.tsx';
import { EmptyPeriod } from './empty-period.tsx';
import { ExportReport } from './export-report.tsx';
import { Figures } from './figures.tsx';
import { Funnel } from './funnel.tsx';
import { Outcomes } from './outcomes.tsx';
import { PeriodBar } from './period-bar.tsx';
import { getPresetPeriod, getToday, periodFields, resolvePeriod, toInstants } from './period.ts';
import { Shares } from './shares.tsx';
import { TimeSeriesPanel } from './time-series-panel.tsx';

/**
 * Conversion of quote requests to sales in a period. The URL contains all settings:
 * `?from=2026-10-21&to=2026-11-19&by=LANGUAGE`.
 */
export default function Analytics() {
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useUrlFilter(periodFields);
  const today = getToday();
  const urlPeriod = resolvePeriod(filter, today);
  // While the dates in the URL are invalid, for example half typed, the last valid period stays on the screen.
  const [lastPeriod, setLastPeriod] = useState(urlPeriod ?? getPresetPeriod('month', today));
  if (urlPeriod && (urlPeriod.from !== lastPeriod.from || urlPeriod.to !== lastPeriod.to)) setLastPeriod(urlPeriod);
  const period = urlPeriod ?? lastPeriod;
  const { data, previousData, error, loading, refetch, updatedAt } = useAnalytics(period);
  const shownData = data ?? previousData;
  const analytics = shownData?.conversionAnalytics;
  const previous = filter.withoutComparison ? null : analytics?.previous;

  async function refresh() {
    if (!(await refetch())) return;
    notify({
      type: 'success',
      title: formatMessage({ id: 'analytics.refreshed' }),
      description: formatMessage({ id: 'analytics.refreshed.text' }),
      topic: 'analytics',
    });
  }

  return (
    <Screen
      title="analytics.title"
      actions={
        <>
          {updatedAt !== undefined && (
            <chakra.span textStyle="meta" color="fg.subtle" hideBelow="md">
              <FormattedMessage id="analytics.updatedAt" values={{ time: <FormattedTime value={updatedAt} /> }} />
            </chakra.span>
          )}
          <ToolbarButton
            icon={RefreshCw}
            label={formatMessage({ id: 'analytics.refresh' })}
            aria-busy={loading}
            onClick={() => void refresh()}
          />
          <ExportReport period={period} />
        </>
      }
    >
      <PeriodBar filter={filter} period={urlPeriod} today={today} onChange={setFilter} />
      {error && <ErrorStrip title="analytics.failed" error={error} onRetry={() => void refetch()} />}
      {(analytics || !error) && (
        <Box aria-busy={loading} flex="1">
          <Figures period={period} analytics={analytics} previous={previous} />
          {analytics?.totalQuotes === 0 ? (
            <EmptyPeriod period={period} onChange={setFilter} />
          ) : (
            <>
              <Grid
                templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.pane}' }}
                gap="1px"
                bg="border"
                borderBottomWidth="1px"
              >
                <TimeSeriesPanel
                  period={period}
                  figures={analytics}
                  previous={previous}
                  by={filter.by}
                  step={filter.step}
                  onChange={setFilter}
                />
                <Funnel period={period} figures={analytics} />
              </Grid>
              <Outcomes period={period} figures={analytics} previous={previous} />
              <Shares period={period} figures={analytics} previous={previous} />
            </>
          )}
          <EmailFigures period={period} figures={analytics} />
          <Campaigns campaigns={shownData?.emailCampaigns} />
          <chakra.p px={{ base: '4', md: '5' }} py="3" textStyle="meta" color="fg.subtle">
            <FormattedMessage id="analytics.colours" />
          </chakra.p>
        </Box>
      )}
    </Screen>
  );
}

/**
 * Loads the figures of a period. `updatedAt` is the time of the last response; `refetch` returns whether it succeeded.
 */
function useAnalytics(period: { from: string; to: string }) {
  const { formatMessage } = useIntl();
  const [updatedAt, setUpdatedAt] = useState<number>();
  const query = useConversionAnalyticsQuery({
    variables: toInstants(period),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, loading } = query;

  const markUpdated = useEffectEvent(() => setUpdatedAt(Date.now()));
  useEffect(() => {
    if (!data || loading) return;
    const timer = setTimeout(markUpdated);
    return () => clearTimeout(timer);
  }, [data, loading]);

  const showFailure = useEffectEvent(() =>
    notify({
      type: 'error',
      title: formatMessage({ id: 'analytics.failed.title' }),
      description: formatMessage({ id: 'analytics.failed' }),
      topic: 'analytics',
    }),
  );
  useEffect(() => {
    if (error) showFailure();
  }, [error]);

  const refetch = () =>
    query.refetch().then(
      () => true,
      // AbortError means that a newer request for the same figures replaced this one; other failures are in `error`.
      (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError',
    );
  return { ...query, refetch, updatedAt };
}
