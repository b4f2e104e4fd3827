import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActivityFeedQuery, type ActivityFragment } from '../../graphql/generated.ts';
import { useActivityListener } from '../live/live-activity.tsx';
import { useSession } from '../session/session.ts';
import { NoHistory } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Section } from '../kit/section.tsx';
import { ActivityItem } from './activity-item.tsx';

const MAX_ENTRIES = 10;

/** Merges the activities received live with those of the query, without duplicates, newest first like the server. */
function mergeActivities(received: ActivityFragment[], fetched: ActivityFragment[]): ActivityFragment[] {
  const byId = new Map([...fetched, ...received].map((activity) => [activity.id, activity]));
  return [...byId.values()].sort(compareNewestFirst).slice(0, MAX_ENTRIES);
}

const compareNewestFirst = (a: ActivityFragment, b: ActivityFragment) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || Number(b.id) - Number(a.id);

/** The newest activities. Changes appear at the top as they are committed. */
export function ActivityFeed({ order }: { order?: number }) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useActivityFeedQuery({ fetchPolicy: 'cache-and-network' });
  const [received, setReceived] = useState<ActivityFragment[]>([]);

  useActivityListener((activity) => setReceived((before) => [activity, ...before].slice(0, MAX_ENTRIES)));

  const activities = mergeActivities(
    received,
    (data?.activityLogs.edges ?? []).map(({ node }) => node),
  );
  return (
    <Section title="feed.title" aside={<ConnectionStatus />} order={order}>
      {error && <ErrorStrip title="feed.failed" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows height={{ base: '50px', md: '50px' }} count={MAX_ENTRIES} />}
      {data && activities.length === 0 && <EmptyState drawing={NoHistory} message="feed.empty" />}
      <Box role="feed" aria-label={formatMessage({ id: 'feed.title' })} aria-busy={!data} py="1.5">
        {activities.map((activity, index) => (
          <ActivityItem key={activity.id} activity={activity} position={index + 1} size={activities.length} />
        ))}
      </Box>
    </Section>
  );
}

/** Shows by a dot and a text whether the feed is live. */
function ConnectionStatus() {
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
