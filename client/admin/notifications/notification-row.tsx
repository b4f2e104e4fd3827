import { Box, chakra, Icon } from '@chakra-ui/react';
import { Bell, CalendarClock } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getNotificationPath } from '../../../common/notifications.ts';
import type { NotificationRowFragment } from '../../graphql/generated.ts';
import { CustomerText } from '../kit/customer-text.tsx';
import { Monogram } from '../kit/monogram.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { RowLink } from '../kit/rows.tsx';
import { useIsSuperAdmin } from '../session/session.ts';

interface Props {
  notification: NotificationRowFragment;
  onOpen: () => void;
}

/** A notification: a link to its record, or to the list of its records. Unread ones have a dot and are bold. */
export function NotificationRow({ notification, onOpen }: Props) {
  const { formatMessage } = useIntl();
  // Only super admins can open the screen of the bank accounts.
  const isSuperAdmin = useIsSuperAdmin();
  const { kind, recordType, count, title, actor, isRead, createdAt } = notification;
  const sentence = formatMessage(
    { id: `notifications.${kind}.${recordType}` },
    { count, actor: actor?.name ?? formatMessage({ id: 'notifications.nobody' }) },
  );
  return (
    <RowLink
      data-row=""
      to={
        recordType === 'BANK_ACCOUNT_CHANGE' && !isSuperAdmin
          ? '/admin/notifications'
          : getNotificationPath(notification)
      }
      onClick={onOpen}
      gridTemplateColumns="0.5rem 1.5rem minmax(0, 1fr) auto"
      minH={{ base: '64px', md: '44px' }}
      fontWeight={isRead ? undefined : 'medium'}
    >
      <chakra.span boxSize="7px" borderRadius="full" bg={isRead ? undefined : 'molten.solid'}>
        {!isRead && (
          <chakra.span srOnly>
            <FormattedMessage id="notifications.new" />
          </chakra.span>
        )}
      </chakra.span>
      {actor ? (
        <Monogram name={actor.name} isPerson />
      ) : (
        <Icon as={kind === 'TASK_DUE' ? CalendarClock : Bell} boxSize="4" color="fg.subtle" mx="auto" aria-hidden />
      )}
      <Box minW="0" display={{ md: 'flex' }} gap="2">
        <chakra.span display="block" truncate flexShrink="0">
          {sentence}
        </chakra.span>
        <chakra.span display="block" truncate color="fg.muted" fontWeight="normal">
          {count === 1 ? (
            <CustomerText>{title}</CustomerText>
          ) : (
            <FormattedMessage
              id="notifications.andMore"
              values={{ title: <CustomerText>{title}</CustomerText>, count: count - 1 }}
            />
          )}
        </chakra.span>
      </Box>
      <RelativeTime at={createdAt} />
    </RowLink>
  );
}
