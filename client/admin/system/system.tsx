import { RefreshCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { useSystemStatusQuery } from '../../graphql/generated.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { ToolbarButton } from '../kit/toolbar-button.tsx';
import { useIsSuperAdmin } from '../session/session.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { SystemFacts } from './system-facts.tsx';

/** How often a visible page reads the state again. */
const REFRESH_MS = 10_000;

/** State of the installation for super admins: version, jobs, mail, disk, last backup and live feed. */
export default function System() {
  const { formatMessage } = useIntl();
  const isSuperAdmin = useIsSuperAdmin();
  const { data, error, loading, refetch } = useSystemStatusQuery({
    skip: !isSuperAdmin,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  if (!isSuperAdmin) return <Navigate to="/admin" replace />;
  const status = data?.systemStatus;
  return (
    <Screen
      title="system.title"
      actions={
        <ToolbarButton
          icon={RefreshCw}
          label={formatMessage({ id: 'system.refresh' })}
          loading={loading}
          onClick={() => void refetch()}
        />
      }
    >
      {error && <ErrorStrip title="system.failed" error={error} onRetry={() => void refetch()} />}
      {!status && !error && <SkeletonRows height={{ base: '84px', md: '52px' }} count={6} />}
      {status && (
        <>
          <SystemFacts status={status} />
          <FailedJobs jobs={status.failedJobs} onChanged={() => refetch()} />
        </>
      )}
    </Screen>
  );
}
