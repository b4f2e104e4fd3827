import { Box, Button, chakra, Icon } from '@chakra-ui/react';
import { CheckCheck } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { notificationRetention } from '../../../common/retention.ts';
import { useMarkNotificationsReadMutation, useNotificationsQuery } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { NoNotifications } from '../kit/empty-drawings.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { InfiniteRows } from '../kit/table/infinite-rows.tsx';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { NotificationRow } from './notification-row.tsx';

const PAGE_SIZE = 50;
const height = { base: '64px', md: '44px' };

/** The notifications of the user, latest first; opening one marks it as read. */
export default function Notifications() {
  const { data, error, refetch, fetchMore, observable } = useNotificationsQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnActivity(observable);
  const { formatMessage } = useIntl();
  const [markRead] = useMarkNotificationsReadMutation();
  const page = data?.notifications;
  const rows = page?.edges.map(({ node }) => node);
  const unread = rows?.filter(({ isRead }) => !isRead) ?? [];

  function markAsRead(rowsToMark: typeof unread, variables: { id?: string; until: string }) {
    markRead({
      variables,
      update: (cache, { data: result }) => {
        if (!result) return;
        cache.modify({ fields: { unreadNotifications: () => result.markNotificationsRead } });
        for (const row of rowsToMark) cache.modify({ id: cache.identify(row), fields: { isRead: () => true } });
      },
    }).catch(() =>
      notify({ type: 'error', title: formatMessage({ id: 'notifications.readFailed' }), topic: 'notifications' }),
    );
  }

  return (
    <Screen
      title="nav.notifications"
      actions={
        unread.length > 0 && (
          <Button
            size="sm"
            boxSize={{ base: '11', md: 'auto' }}
            px={{ base: '0', md: '2.5' }}
            title={formatMessage({ id: 'notifications.readAll' })}
            onClick={() => markAsRead(unread, { until: rows![0]!.createdAt })}
          >
            <Icon as={CheckCheck} boxSize={{ base: '5', md: '3.5' }} aria-hidden />
            <chakra.span srOnly={{ base: true, md: false }}>
              <FormattedMessage id="notifications.readAll" />
            </chakra.span>
          </Button>
        )
      }
    >
      {error && !data && <ErrorStrip title="notifications.failed" error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <SkeletonRows height={height} count={8} />}
      {rows?.length === 0 && <EmptyState drawing={NoNotifications} message="notifications.empty" />}
      {rows && rows.length > 0 && (
        <InfiniteRows
          role="list"
          rows={rows}
          estimatedHeight={44}
          hasMore={page?.pageInfo.hasNextPage ?? false}
          onLoadMore={() => fetchMore({ variables: { after: page?.pageInfo.endCursor } })}
          errorTitle="notifications.failed"
          placeholder={<SkeletonRows height={height} count={3} />}
        >
          {(row) => (
            <Box role="listitem">
              <NotificationRow
                notification={row}
                onOpen={() => row.isRead || markAsRead([row], { id: row.id, until: row.createdAt })}
              />
            </Box>
          )}
        </InfiniteRows>
      )}
      <chakra.p px={{ base: '4', md: '5' }} py="3" textStyle="meta" color="fg.subtle">
        <FormattedMessage id="notifications.kept" values={{ ...notificationRetention }} />
      </chakra.p>
    </Screen>
  );
}
