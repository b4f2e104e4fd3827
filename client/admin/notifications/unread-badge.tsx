import { Badge, VisuallyHidden, type BadgeProps } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useUnreadCount } from './use-unread-count.ts';

const MAX_SHOWN = 99;

/** The number of unread notifications, at most "99+". Renders nothing when it is 0. */
export function UnreadBadge(props: BadgeProps) {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <Badge {...props}>
      <FormattedNumber value={Math.min(count, MAX_SHOWN)} />
      {count > MAX_SHOWN && '+'}
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="notifications.unread" />
      </VisuallyHidden>
    </Badge>
  );
}
