import { Box, Button, Icon } from '@chakra-ui/react';
import { Bell as BellIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { notificationsPage } from '../shell/navigation.ts';
import { UnreadBadge } from './unread-badge.tsx';

/** The link to the notifications with the number of unread ones, for the top bar on phones; the side bar has its own. */
export function Bell() {
  const label = useIntl().formatMessage({ id: 'nav.notifications' });
  return (
    <Box position="relative" hideFrom="md">
      <Button asChild variant="ghost" px="0" boxSize="11">
        <NavLink to={notificationsPage.path} title={label}>
          <Icon as={BellIcon} boxSize="5" aria-hidden />
          <Box as="span" srOnly>
            {label}
          </Box>
          <UnreadBadge position="absolute" top="3px" left="calc(50% + 2px)" />
        </NavLink>
      </Button>
    </Box>
  );
}
