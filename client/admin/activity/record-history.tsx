import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { CircleCheck, CircleDot, CircleX, Inbox, Lock, LockOpen, Pencil, RotateCcw, SignalHigh } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActivityFragment } from '../../graphql/generated.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { DetailSection } from '../kit/detail-section.tsx';
import { formatChanges, getActivityLabel } from './activity-label.ts';
import { ActivitySentence } from './activity-text.tsx';

/** Number of entries that are shown at first, and after "show older". */
export const historySize = { initial: 15, all: 100 } as const;

const icons = {
  INSERT: Inbox,
  status: CircleDot,
  priority: SignalHigh,
  won: CircleCheck,
  lost: CircleX,
  reopened: RotateCcw,
  released: LockOpen,
  hidden: Lock,
} as Record<string, typeof Inbox>;

interface Props {
  /** Message id. */
  title: string;
  /** Undefined while it is loading. */
  history?: { edges: { node: ActivityFragment }[] };
  error?: unknown;
  onRetry: () => void;
  /** Shows the older entries; undefined when all are shown. */
  onShowOlder?: () => void;
}

/** The change history of a record, newest first. */
export function RecordHistory({ title, history, error, onRetry, onShowOlder }: Props) {
  return (
    <DetailSection title={title}>
      {Boolean(error) && !history && <ErrorStrip title="feed.failed" error={error} onRetry={onRetry} />}
      <Flex as="ol" direction="column">
        {history?.edges.map(({ node }) => (
          <HistoryEntry key={node.id} activity={node} />
        ))}
      </Flex>
      {onShowOlder && (
        <Button variant="ghost" mt="1" ms="-2.5" onClick={onShowOlder}>
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
