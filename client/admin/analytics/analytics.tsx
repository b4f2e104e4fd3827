import { Box, chakra, Grid } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { useConversionAnalyticsQuery } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Screen } from '../kit/screen.tsx';
import { useUrlFilter } from '../kit/use-url-filter.ts';
import { Campaigns } from './campaigns.tsx';
import { CoursePanel } from './course-panel.tsx';
import { ExportReport } from './export-report.tsx';
import { Figures } from './figures.tsx';
import { Funnel } from './funnel.tsx';
import { Mails } from './mails.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { PeriodBar } from './period-bar.tsx';
import { instantsOf, periodFields, periodOf, presetPeriod, today } from './period.ts';
import { Shares } from './shares.tsx';

/** How requests became sales in a period. The address has all of it: `?from=2026-10-21&to=2026-11-19&by=LANGUAGE`. */
export default function Analytics() {
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useUrlFilter(periodFields);
  const now = today();
  const named = periodOf(filter, now);
  // While a date is being typed, what was there before stays.
  const [kept, setKept] = useState(named ?? presetPeriod('month', now));
  if (named && (named.from !== kept.from || named.to !== kept.to)) setKept(named);
  const period = named ?? kept;
  const { data, previousData, error, loading, refetch, updatedAt } = useAnalytics(period);
  const shown = data ?? previousData;
  const analytics = shown?.conversionAnalytics;
  const previous = filter.alone ? null : analytics?.previous;

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
          <IconButton
            icon={RefreshCw}
            label={formatMessage({ id: 'analytics.refresh' })}
            disabled={loading}
            onClick={() => void refresh()}
          />
          <ExportReport period={period} />
        </>
      }
    >
      <PeriodBar filter={filter} period={named} now={now} onChange={setFilter} />
      {error && <ErrorStrip title="analytics.failed" error={error} onRetry={() => void refetch()} />}
      {(analytics || !error) && (
        <Box aria-busy={loading} flex="1">
          <Figures period={period} analytics={analytics} previous={previous} />
          {analytics?.totalQuotes === 0 ? (
            <NothingYet period={period} onChange={setFilter} />
          ) : (
            <>
              <Grid
                templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.pane}' }}
                gap="1px"
                bg="border"
                borderBottomWidth="1px"
              >
                <CoursePanel
                  period={period}
                  figures={analytics}
                  previous={previous}
                  by={filter.by}
                  step={filter.step}
                  onChange={setFilter}
                />
                <Funnel period={period} figures={analytics} />
              </Grid>
              <Shares period={period} figures={analytics} previous={previous} />
            </>
          )}
          <Mails period={period} figures={analytics} />
          <Campaigns campaigns={shown?.emailCampaigns} />
          <chakra.p px={{ base: '4', md: '5' }} py="3" textStyle="meta" color="fg.subtle">
            <FormattedMessage id="analytics.colours" />
          </chakra.p>
        </Box>
      )}
    </Screen>
  );
}

/** The figures of a period, when they were last heard, and another try that says whether it went well. */
function useAnalytics(period: { from: string; to: string }) {
  const { formatMessage } = useIntl();
  const [updatedAt, setUpdatedAt] = useState<number>();
  const query = useConversionAnalyticsQuery({
    variables: instantsOf(period),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, loading } = query;

  const heard = useEffectEvent(() => setUpdatedAt(Date.now()));
  useEffect(() => {
    if (!data || loading) return;
    const soon = setTimeout(heard);
    return () => clearTimeout(soon);
  }, [data, loading]);

  const complain = useEffectEvent(() =>
    notify({
      type: 'error',
      title: formatMessage({ id: 'analytics.failed.title' }),
      description: formatMessage({ id: 'analytics.failed' }),
      topic: 'analytics',
    }),
  );
  useEffect(() => {
    if (error) complain();
  }, [error]);

  const refetch = () =>
    query.refetch().then(
      () => true,
      () => false, // shown by `error`
    );
  return { ...query, refetch, updatedAt };
}
