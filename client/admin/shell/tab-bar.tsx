import { Box, chakra, Icon } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { WaitingMailsBadge } from '../inbox/waiting-mails-badge.tsx';
import { useMainPages } from './navigation.ts';
import { NewQuotesBadge } from './new-quotes-badge.tsx';

const Tab = chakra(NavLink, {
  base: {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3px',
    h: 'tabBar',
    textStyle: 'tiny',
    color: 'fg.subtle',
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': {
      color: 'fg',
      _before: { content: '""', position: 'absolute', top: '-1px', insetInline: '25%', height: '2px', bg: 'fg' },
    },
  },
});

const badgeStyle = { position: 'absolute', top: '5px', left: 'calc(50% + 4px)' } as const;

/** The navigation on phones. @param props.isConfirmed whether the server has confirmed the session */
export function TabBar({ isConfirmed }: { isConfirmed: boolean }) {
  const { formatMessage } = useIntl();
  const pages = useMainPages();
  return (
    <Box
      as="nav"
      aria-label={formatMessage({ id: 'nav.label' })}
      hideFrom="md"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="bar"
      bg="bg.panel"
      borderTopWidth="1px"
    >
      <Box as="ul" display="grid" gridTemplateColumns={`repeat(${pages.length}, minmax(0, 1fr))`}>
        {pages.map(({ path, name, icon }) => (
          <li key={path}>
            <Tab to={path} end={path === '/admin'}>
              <Icon as={icon} boxSize="5.5" aria-hidden />
              <chakra.span>
                <FormattedMessage id={`nav.short.${name}`} />
              </chakra.span>
              {name === 'quotes' && isConfirmed && <NewQuotesBadge css={badgeStyle} />}
              {name === 'inbox' && isConfirmed && <WaitingMailsBadge css={badgeStyle} />}
            </Tab>
          </li>
        ))}
      </Box>
    </Box>
  );
}
