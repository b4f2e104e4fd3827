import { Box, chakra, Icon } from '@chakra-ui/react';
import {
  Building2,
  CircleDot,
  Factory,
  Inbox,
  Landmark,
  Mail,
  MessagesSquare,
  Package,
  Pencil,
  Shield,
  Trash2,
  Undo2,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { ActivityFragment } from '../../graphql/generated.ts';
import { useLiveActivity } from '../live/live-activity.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { getActivityLabel } from './activity-label.ts';
import { ActivityDetail, ActivitySentence } from './activity-text.tsx';

const insertIcons: Record<string, LucideIcon> = {
  quote_requests: Inbox,
  companies: Building2,
  contacts: UserPlus,
  communications: MessagesSquare,
  orders: Package,
  contact_messages: Mail,
  supplier_applications: Factory,
  admin_users: Shield,
  bank_accounts: Landmark,
  bank_account_changes: Landmark,
};

function getIcon(activity: ActivityFragment): LucideIcon {
  if (activity.action === 'DELETE') return Trash2;
  if (getActivityLabel(activity) === 'restored') return Undo2;
  if (activity.action === 'INSERT') return insertIcons[activity.targetType] ?? Pencil;
  return getActivityLabel(activity) === 'status' ? CircleDot : Pencil;
}

/** Returns the path of the screen that shows the record; undefined when it was deleted or has no screen. */
export function getRecordPath({ action, targetType, targetId }: ActivityFragment): string | undefined {
  if (action === 'DELETE' || !targetId) return undefined;
  if (targetType === 'quote_requests') return `/admin/quotes/${targetId}`;
  if (targetType === 'orders') return `/admin/orders/${targetId}`;
  if (targetType === 'offers') return `/admin/offers/${targetId}`;
  if (targetType === 'companies') return `/admin/companies/${targetId}`;
  if (targetType === 'communications') return '/admin/communications';
  return undefined;
}

/** Link whose ::after covers the whole entry, which makes the entry clickable. */
const RecordLink = chakra(Link, {
  base: { _after: { content: '""', position: 'absolute', inset: 0 }, _focusVisible: { outlineOffset: '-2px' } },
});

interface Props {
  activity: ActivityFragment;
  /** Position in the feed, counted from 1. */
  position: number;
  /** Number of entries in the feed. */
  size: number;
}

/** Entry of the feed. An entry that arrived while the page was open is tinted briefly, and has a bar until it is opened. */
export function ActivityItem({ activity, position, size }: Props) {
  const { unseenIds, markAsSeen } = useLiveActivity();
  const sentenceId = useId();
  const path = getRecordPath(activity);
  const isNew = unseenIds.has(activity.id);
  const isUnread = isNew && path !== undefined;
  const sentence = <ActivitySentence activity={activity} />;

  return (
    <Box
      as="article"
      aria-labelledby={sentenceId}
      aria-posinset={position}
      aria-setsize={size}
      data-arrived={isNew ? '' : undefined}
      data-unread={isUnread ? '' : undefined}
      css={entryStyle}
    >
      <Icon as={getIcon(activity)} boxSize="15px" mt="1px" color={isUnread ? 'molten.fg' : 'fg.subtle'} aria-hidden />
      <Box minW="0">
        <chakra.p id={sentenceId} lineHeight="1.125rem" css={{ '& b': { fontWeight: 'medium' } }}>
          {path ? (
            <RecordLink to={path} onClick={() => markAsSeen(activity.id)}>
              {sentence}
            </RecordLink>
          ) : (
            sentence
          )}
        </chakra.p>
        <chakra.p textStyle="meta" lineHeight="1.125rem" color="fg.subtle" truncate>
          <ActivityDetail activity={activity} />
        </chakra.p>
      </Box>
      <RelativeTime at={activity.createdAt} lineHeight="1.125rem" color={isUnread ? 'molten.fg' : 'fg.subtle'} />
    </Box>
  );
}

/** Entry with a vertical line from its icon to the next icon. */
const entryStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr) auto',
  gap: '2.5',
  px: { base: '4', md: '5' },
  py: '7px',
  _hover: { '&:has(a)': { bg: 'bg.subtle' } },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetStart: { base: '23px', md: '27px' },
    top: '7',
    bottom: '-1',
    width: '1px',
    bg: 'border',
  },
  '&[data-arrived]': { animation: 'arrive {durations.arrival} ease-out' },
  '&[data-unread]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetStart: 0,
    width: '2px',
    bg: 'molten.solid',
  },
} as const;
