import { Box, chakra, Icon } from '@chakra-ui/react';
import {
  Building2,
  CircleDot,
  Factory,
  Inbox,
  Mail,
  MessagesSquare,
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
import { useLive } from '../live/live-activity.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { ActivityDetail, ActivitySentence } from './activity-words.tsx';
import { turnOf } from './turn.ts';

const newcomers: Record<string, LucideIcon> = {
  quote_requests: Inbox,
  companies: Building2,
  contacts: UserPlus,
  communications: MessagesSquare,
  contact_messages: Mail,
  supplier_applications: Factory,
  admin_users: Shield,
};

function iconOf(activity: ActivityFragment): LucideIcon {
  if (activity.action === 'DELETE') return Trash2;
  if (turnOf(activity) === 'restored') return Undo2;
  if (activity.action === 'INSERT') return newcomers[activity.targetType] ?? Pencil;
  return turnOf(activity) === 'status' ? CircleDot : Pencil;
}

/** Where the record of an entry can be seen, while there is one. */
export function recordOf({ action, targetType, targetId }: ActivityFragment): string | undefined {
  if (action === 'DELETE' || !targetId) return undefined;
  if (targetType === 'quote_requests') return `/admin/quotes/${targetId}`;
  if (targetType === 'companies') return `/admin/companies/${targetId}`;
  if (targetType === 'communications') return '/admin/communications';
  return undefined;
}

/** Makes the whole entry lead to its record. */
const RecordLink = chakra(Link, {
  base: { _after: { content: '""', position: 'absolute', inset: 0 }, _focusVisible: { outlineOffset: '-2px' } },
});

interface Props {
  activity: ActivityFragment;
  /** Counted from 1, of how many in the feed. */
  position: number;
  size: number;
}

/** One entry of a feed. What came in while the page was open is tinted for a moment, and keeps its bar until it is opened. */
export function ActivityItem({ activity, position, size }: Props) {
  const { arrived, open } = useLive();
  const sentenceId = useId();
  const record = recordOf(activity);
  const isNew = arrived.has(activity.id);
  const waits = isNew && record !== undefined;
  const sentence = <ActivitySentence activity={activity} />;

  return (
    <Box
      as="article"
      aria-labelledby={sentenceId}
      aria-posinset={position}
      aria-setsize={size}
      data-arrived={isNew ? '' : undefined}
      data-waits={waits ? '' : undefined}
      css={entry}
    >
      <Icon as={iconOf(activity)} boxSize="15px" mt="1px" color={waits ? 'molten.fg' : 'fg.subtle'} aria-hidden />
      <Box minW="0">
        <chakra.p id={sentenceId} lineHeight="1.125rem" css={{ '& b': { fontWeight: 'medium' } }}>
          {record ? (
            <RecordLink to={record} onClick={() => open(activity.id)}>
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
      <RelativeTime at={activity.createdAt} lineHeight="1.125rem" color={waits ? 'molten.fg' : 'fg.subtle'} />
    </Box>
  );
}

/** A hairline leads from each icon to the next. */
const entry = {
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
  '&[data-waits]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetStart: 0,
    width: '2px',
    bg: 'molten.solid',
  },
} as const;
