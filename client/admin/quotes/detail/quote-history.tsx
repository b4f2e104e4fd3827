import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { CircleDot, Inbox, Pencil, SignalHigh } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuoteHistoryQuery, type ActivityFragment } from '../../../graphql/generated.ts';
import { ActivitySentence } from '../../activity/activity-words.tsx';
import { changeWords, turnOf } from '../../activity/turn.ts';
import { useOnActivity } from '../../live/live-activity.tsx';
import { ErrorStrip } from '../../kit/error-strip.tsx';
import { RelativeTime } from '../../kit/relative-time.tsx';
import { Part } from './part.tsx';

/** Entries that are shown at first, and when asked for more. */
const [few, many] = [15, 100];
const icons = { INSERT: Inbox, status: CircleDot, priority: SignalHigh } as Record<string, typeof Inbox>;

/** Who made or changed what of it, the latest first. */
export function QuoteHistory({ id }: { id: string }) {
  const [first, setFirst] = useState(few);
  const { data, previousData, error, refetch } = useQuoteHistoryQuery({
    variables: { id, first },
    fetchPolicy: 'cache-and-network',
  });
  useOnActivity(({ targetId }) => {
    if (targetId === id) refetch().catch(() => undefined);
  });
  const history = (data ?? previousData)?.quoteRequest?.history;
  return (
    <Part title="quote.history">
      {error && !history && <ErrorStrip title="feed.failed" error={error} onRetry={() => void refetch()} />}
      <Flex as="ol" direction="column">
        {history?.edges.map(({ node }) => (
          <Entry key={node.id} activity={node} />
        ))}
      </Flex>
      {history?.pageInfo.hasNextPage && first === few && (
        <Button variant="ghost" mt="1" ms="-2.5" onClick={() => setFirst(many)}>
          <FormattedMessage id="quote.olderHistory" />
        </Button>
      )}
    </Part>
  );
}

function Entry({ activity }: { activity: ActivityFragment }) {
  const intl = useIntl();
  const change = activity.action === 'UPDATE' && changeWords(activity, intl);
  return (
    <chakra.li css={entry}>
      <Icon as={icons[turnOf(activity)] ?? Pencil} boxSize="15px" color="fg.subtle" aria-hidden />
      <chakra.p minW="0" overflowWrap="anywhere" css={{ '& b': { fontWeight: 'medium' } }}>
        <ActivitySentence activity={activity} />
        {change && <chakra.span color="fg.muted"> · {change}</chakra.span>}
      </chakra.p>
      <RelativeTime at={activity.createdAt} />
    </chakra.li>
  );
}

/** A hairline leads from each icon to the next. */
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
