import { Box, Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { Pencil, Reply, RotateCw, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { removeFormatting } from '../../../common/mail-format.ts';
import type { TimelineItemFragment } from '../../graphql/generated.ts';
import { FileLinks } from '../documents/file-links.tsx';
import { useLiveActivity } from '../live/live-activity.tsx';
import { ThreadButton } from '../mail/thread-button.tsx';
import { useCanEdit } from '../session/session.ts';
import { CommunicationTypeMark } from '../kit/communication-marks.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { useNow } from '../kit/use-now.ts';
import { formatTimelineTime } from '../kit/time.ts';
import { CustomerText } from '../kit/customer-text.tsx';
import { ClampedText } from './clamped-text.tsx';
import { CommunicationBadges } from './communication-badges.tsx';
import { FollowUpNotice } from './follow-up-notice.tsx';

/** Handlers of an item's buttons and shortcuts. */
export interface ItemActions {
  onReply: (item: TimelineItemFragment) => void;
  onEdit: (item: TimelineItemFragment) => void;
  onDelete: (item: TimelineItemFragment) => void;
  onFollowUpDone: (item: TimelineItemFragment) => void;
  onResend: (item: TimelineItemFragment) => void;
}

export const isUnanswered = ({ direction, status }: TimelineItemFragment): boolean =>
  direction === 'INBOUND' && status !== 'REPLIED';

/** One communication in the timeline. */
export function CommunicationItem({ item, actions }: { item: TimelineItemFragment; actions: ItemActions }) {
  const { id, type, direction, subject, content, company, contact, failure, mailFiles } = item;
  const { unseenIds } = useLiveActivity();
  const headingId = `communication-${id}`;
  return (
    <ItemRow data-arrived={unseenIds.has(id) ? '' : undefined} data-row tabIndex={-1} aria-labelledby={headingId}>
      <chakra.span css={iconTile}>
        <CommunicationTypeMark type={type} />
      </chakra.span>
      <Box minW="0">
        <Flex align="flex-start" columnGap="3">
          <chakra.h3 id={headingId} textStyle="head" flex="1" minW="0" overflowWrap="anywhere" lineHeight="1.5rem">
            <CustomerText>{subject}</CustomerText>
          </chakra.h3>
          <chakra.div hideBelow="md">
            <ItemButtons item={item} actions={actions} />
          </chakra.div>
          <ItemTime at={item.createdAt} />
        </Flex>
        <Flex wrap="wrap" columnGap="3" color="fg.muted">
          <CompanyLink to={`/admin/companies/${company.id}`}>
            <CustomerText>{company.name}</CustomerText>
          </CompanyLink>
          {contact && <CustomerText>{contact.name}</CustomerText>}
          {contact?.email && (
            <chakra.bdi color="fg.subtle" overflowWrap="anywhere">
              {contact.email}
            </chakra.bdi>
          )}
        </Flex>
        {content && <ClampedText>{direction === 'OUTBOUND' ? removeFormatting(content) : content}</ClampedText>}
        <FileLinks label="inbox.files" files={mailFiles} />
        <ThreadButton communication={item} />
        {failure && (
          <chakra.p mt="1" color="red.fg" overflowWrap="anywhere">
            <FormattedMessage id="communications.failure" values={{ reason: <bdi>{failure}</bdi> }} />
          </chakra.p>
        )}
        <CommunicationBadges item={item} />
        <FollowUpNotice item={item} onDone={() => actions.onFollowUpDone(item)} />
        <chakra.div hideFrom="md">
          <ItemButtons item={item} actions={actions} />
        </chakra.div>
      </Box>
    </ItemRow>
  );
}

function ItemTime({ at }: { at: string }) {
  const intl = useIntl();
  const now = useNow();
  return (
    <chakra.time
      dateTime={at}
      title={intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' })}
      textStyle="meta"
      color="fg.subtle"
      whiteSpace="nowrap"
      minW={{ md: '5.5rem' }}
      textAlign="end"
      lineHeight="1.5rem"
    >
      {formatTimelineTime(intl, at, now)}
    </chakra.time>
  );
}

function ItemButtons({ item, actions }: { item: TimelineItemFragment; actions: ItemActions }) {
  const { formatMessage } = useIntl();
  if (!useCanEdit()) return null;
  const { subject, status, recipient } = item;
  return (
    <Flex gap="1" mt={{ base: '2', md: '0' }} align="center">
      {isUnanswered(item) && (
        <Button size="xs" onClick={() => actions.onReply(item)}>
          <Icon as={Reply} aria-hidden />
          <FormattedMessage id="communications.reply" />
        </Button>
      )}
      {status === 'FAILED' && recipient && (
        <Button size="xs" onClick={() => actions.onResend(item)}>
          <Icon as={RotateCw} aria-hidden />
          <FormattedMessage id="communications.resend" />
        </Button>
      )}
      <IconButton
        size="xs"
        icon={Pencil}
        label={formatMessage({ id: 'communications.edit' }, { subject })}
        onClick={() => actions.onEdit(item)}
      />
      <IconButton
        size="xs"
        icon={Trash2}
        label={formatMessage({ id: 'communications.delete' }, { subject })}
        onClick={() => actions.onDelete(item)}
      />
    </Flex>
  );
}

const iconTile = {
  display: { base: 'none', md: 'grid' },
  placeItems: 'center',
  boxSize: '7',
  borderRadius: 'md',
  bg: 'bg.muted',
} as const;

const CompanyLink = chakra(Link, {
  base: {
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
    textDecorationColor: 'border.emphasized',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
});

const ItemRow = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1.75rem minmax(0, 1fr)' },
    columnGap: '3.5',
    px: { base: '4', md: '5' },
    py: '3.5',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    transition: 'background-color {durations.hover} linear',
    _hover: { bg: 'bg.subtle' },
    _focus: { outline: '2px solid {colors.focusRing}', outlineOffset: '-2px' },
    '&[data-arrived]': {
      animation: 'arrive {durations.arrival} ease-out',
      _before: { content: '""', position: 'absolute', insetBlock: 0, insetStart: 0, width: '2px', bg: 'molten.solid' },
    },
  },
});
