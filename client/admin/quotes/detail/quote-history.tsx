import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { CircleCheck, CircleDot, CircleX, Inbox, Pencil, RotateCcw, SignalHigh } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuoteHistoryQuery, type ActivityFragment } from '../../../graphql/generated.ts';
import { formatChanges, getActivityLabel } from '../../activity/activity-label.ts';
import { ActivitySentence } from '../../activity/activity-text.tsx';
import { useActivityListener } from '../../live/live-activity.tsx';
import { ErrorStrip } from '../../kit/error-strip.tsx';
import { RelativeTime } from '../../kit/relative-time.tsx';
import { DetailSection } from './detail-section.tsx';

const INITIAL_ENTRIES = 15;
/** Number of entries after "show older". */
const MAX_ENTRIES = 100;
const icons = {
  INSERT: Inbox,
  status: CircleDot,
  priority: SignalHigh,
  won: CircleCheck,
  lost: CircleX,
  reopened: RotateCcw,
} as Record<string, typeof Inbox>;

/** The change history of a request, newest first. */
export function QuoteHistory({ id }: { id: string }) {
  const [first, setFirst] = useState(INITIAL_ENTRIES);
  const { data, previousData, error, refetch } = useQuoteHistoryQuery({
    variables: { id, first },
    fetchPolicy: 'cache-and-network',
  });
  useActivityListener(({ targetId }) => {
    if (targetId === id) refetch().catch(() => undefined);
  });
  const history = (data ?? previousData)?.quoteRequest?.history;
  return (
    <DetailSection title="quote.history">
      {error && !history && <ErrorStrip title="feed.failed" error={error} onRetry={() => void refetch()} />}
      <Flex as="ol" direction="column">
        {history?.edges.map(({ node }) => (
          <HistoryEntry key={node.id} activity={node} />
        ))}
      </Flex>
      {history?.pageInfo.hasNextPage && first === INITIAL_ENTRIES && (
        <Button variant="ghost" mt="1" ms="-2.5" onClick={() => setFirst(MAX_ENTRIES)}>
          <FormattedMessage id="quote.olderHistory" />
        </Button>
      )}
    </DetailSection>
  );
}

function HistoryEntry({ activity }: { activity: ActivityFragment }) {
  const intl = useIntl();
  const change = activity.action === 'UPDATE' && formatChanges(activity, intl);
  return (
    <chakra.li css={entry}>
      <Icon as={icons[getActivityLabel(activity)] ?? Pencil} boxSize="15px" color="fg.subtle" aria-hidden />
      <chakra.p minW="0" overflowWrap="anywhere" css={{ '& b': { fontWeight: 'medium' } }}>
        <ActivitySentence activity={activity} />
        {change && <chakra.span color="fg.muted"> · {change}</chakra.span>}
      </chakra.p>
      <RelativeTime at={activity.createdAt} />
    </chakra.li>
  );
}

/** A vertical line connects each icon with the next one. */
const entry = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2.5',
  minH: '8',
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetStart: '7px',
    top: '6',
    bottom: '-2',
    width: '1px',
    bg: 'border',
  },
} as const;
