import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActivityFeedQuery, type ActivityFragment } from '../../graphql/generated.ts';
import { useOnActivity } from '../live/live-activity.tsx';
import { useSession } from '../session/session.ts';
import { NoHistory } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Section } from '../kit/section.tsx';
import { ActivityItem } from './activity-item.tsx';

const shown = 10;

/** The newest of both, each once, in the server's order. */
function newest(heard: ActivityFragment[], asked: ActivityFragment[]): ActivityFragment[] {
  const byId = new Map([...asked, ...heard].map((activity) => [activity.id, activity]));
  return [...byId.values()].sort(byTime).slice(0, shown);
}

const byTime = (a: ActivityFragment, b: ActivityFragment) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || Number(b.id) - Number(a.id);

/** What has happened, the newest first; every change enters at the top as it is committed. */
export function ActivityFeed({ order }: { order?: number }) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useActivityFeedQuery({ fetchPolicy: 'cache-and-network' });
  const [heard, setHeard] = useState<ActivityFragment[]>([]);

  useOnActivity((activity) => setHeard((before) => [activity, ...before].slice(0, shown)));

  const activities = newest(
    heard,
    (data?.activityLogs.edges ?? []).map(({ node }) => node),
  );
  return (
    <Section title="feed.title" aside={<Connection />} order={order}>
      {error && <ErrorStrip title="feed.failed" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows height={{ base: '50px', md: '50px' }} count={shown} />}
      {data && activities.length === 0 && <EmptyState drawing={NoHistory} message="feed.empty" />}
      <Box role="feed" aria-label={formatMessage({ id: 'feed.title' })} aria-busy={!data} py="1.5">
        {activities.map((activity, index) => (
          <ActivityItem key={activity.id} activity={activity} position={index + 1} size={activities.length} />
        ))}
      </Box>
    </Section>
  );
}

/** Whether the feed is live: a dot, and words that say it too. */
function Connection() {
  const { live } = useSession();
  return (
    <Flex
      role="status"
      align="center"
      gap="1.5"
      textStyle="meta"
      color="fg.muted"
      colorPalette={live ? 'green' : 'straw'}
    >
      <chakra.span
        boxSize="6px"
        borderRadius="full"
        bg="colorPalette.dot"
        boxShadow="0 0 0 3px {colors.colorPalette.dot/18}"
      />
      <FormattedMessage id={live ? 'feed.live' : 'feed.connecting'} />
    </Flex>
  );
}
