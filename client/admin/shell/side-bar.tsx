import { Box, chakra, Flex, Icon, Kbd } from '@chakra-ui/react';
import { Bell, Keyboard, Search } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { brand } from '../../../common/brand.ts';
import { BrandMark } from './brand-mark.tsx';
import { useModKey } from './mod-key.ts';
import {
  notificationsPage,
  onRail,
  useMainPages,
  useSecondaryPages,
  type MainPage,
  type SecondaryPage,
} from './navigation.ts';
import { UnreadBadge } from '../notifications/unread-badge.tsx';
import { WaitingMailsBadge } from '../inbox/waiting-mails-badge.tsx';
import { NewQuotesBadge } from './new-quotes-badge.tsx';
import { UserMenu } from './user-menu.tsx';

const hiddenOnRail = { [onRail]: { display: 'none' } };

/** An item of the side bar. On the rail only its icon is visible; the label is for screen readers. */
const itemStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: { base: 'center', lg: 'flex-start' },
  gap: '9px',
  width: 'full',
  h: '7.5',
  px: { base: '0', lg: '2' },
  borderRadius: 'md',
  textStyle: 'uiStrong',
  cursor: 'pointer',
  transition: 'background-color {durations.hover} linear',
  _hover: { bg: 'side.hover', color: 'side.strong' },
  _focusVisible: { outlineColor: '#7BA7FF' },
  '&[aria-current]': { bg: 'side.active', color: 'side.strong' },
  [onRail]: { justifyContent: 'center', px: '0' },
} as const;

const cornerBadge = {
  position: 'absolute',
  top: '-5px',
  insetEnd: '-6px',
  px: '1',
  minW: '4',
  fontSize: '0.625rem',
  lineHeight: '0.875rem',
} as const;
const cornerBadgeOnRail = { lgDown: cornerBadge, [onRail]: cornerBadge } as const;

const ItemLink = chakra(NavLink, { base: itemStyle });
const ItemButton = chakra('button', { base: itemStyle });
const Label = chakra('span', {
  base: {
    flex: 1,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    srOnly: { base: true, lg: false },
    [onRail]: { srOnly: true },
  },
});

interface Props {
  /** Whether the server has confirmed the session; the badge sends no request before that. */
  isConfirmed: boolean;
  onOpenHelp: () => void;
  onOpenPalette: () => void;
}

/**
 * The navigation, dark in both themes: 224 px wide, or a rail of 56 px below 1100 px and on pages of `isRailPage`.
 * Phones have the tab bar.
 */
export function SideBar({ isConfirmed, onOpenHelp, onOpenPalette }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Box as="nav" aria-label={formatMessage({ id: 'nav.label' })} bg="side.bg" color="side.fg" hideBelow="md">
      <Flex direction="column" gap="4.5" position="sticky" top="0" zIndex="bar" h="100dvh" pt="3" pb="2.5" px="2.5">
        <Flex
          align="center"
          justify={{ base: 'center', lg: 'flex-start' }}
          gap="9px"
          h="7"
          px={{ lg: '2' }}
          color="side.strong"
          css={{ [onRail]: { justifyContent: 'center', px: '0' } }}
        >
          <BrandMark />
          <Box textStyle="uiStrong" fontWeight="semibold" hideBelow="lg" css={hiddenOnRail}>
            {brand.name}
          </Box>
        </Flex>
        <Box display="grid" gap="1.5">
          <ItemButton
            type="button"
            onClick={onOpenPalette}
            title={formatMessage({ id: 'palette.title' })}
            boxShadow="inset 0 0 0 1px {colors.side.border}"
          >
            <Icon as={Search} boxSize="4" aria-hidden />
            <Label>
              <FormattedMessage id="palette.find" />
            </Label>
            <Kbd variant="plain" hideBelow="lg" whiteSpace="nowrap" css={hiddenOnRail}>
              {useModKey()} K
            </Kbd>
          </ItemButton>
          <ItemLink to={notificationsPage.path} title={formatMessage({ id: 'nav.notifications' })}>
            <Icon as={Bell} boxSize="4" aria-hidden />
            <Label>
              <FormattedMessage id="nav.notifications" />
            </Label>
            {isConfirmed && <UnreadBadge css={cornerBadgeOnRail} />}
          </ItemLink>
        </Box>
        {/* Scrolls in a low window, so that the user menu below stays in sight; the padding keeps focus outlines. */}
        <Flex direction="column" gap="4.5" flex="1" minH="0" overflowY="auto" scrollbarWidth="thin" mx="-2" px="2">
          <Box as="ul" display="grid" gap="1px">
            {useMainPages().map((page) => (
              <li key={page.path}>
                <MainItem {...page} isConfirmed={isConfirmed} />
              </li>
            ))}
          </Box>
          <Box as="ul" display="grid" gap="1px" pt="2" borderTopWidth="1px" borderColor="side.border">
            {useSecondaryPages().map((page) => (
              <li key={page.path}>
                <SecondaryItem {...page} />
              </li>
            ))}
          </Box>
        </Flex>
        <Box pt="2" display="grid" gap="1" borderTopWidth="1px" borderColor="side.border">
          <ItemButton type="button" onClick={onOpenHelp} title={formatMessage({ id: 'shortcuts.title' })}>
            <Icon as={Keyboard} boxSize="4" aria-hidden />
            <Label>
              <FormattedMessage id="shortcuts.title" />
            </Label>
            <Kbd variant="plain" hideBelow="lg" css={hiddenOnRail}>
              ?
            </Kbd>
          </ItemButton>
          <Box minH="10">
            <UserMenu />
          </Box>
        </Box>
      </Flex>
    </Box>
  );
}

function SecondaryItem({ path, name, icon, isSeparateDocument }: SecondaryPage) {
  const label = useIntl().formatMessage({ id: `nav.${name}` });
  return (
    <ItemLink to={path} title={label} reloadDocument={isSeparateDocument}>
      <Icon as={icon} boxSize="4" aria-hidden />
      <Label>{label}</Label>
    </ItemLink>
  );
}

function MainItem({ path, name, icon, isConfirmed }: MainPage & Pick<Props, 'isConfirmed'>) {
  const label = useIntl().formatMessage({ id: `nav.${name}` });
  return (
    <ItemLink to={path} end={path === '/admin'} title={label}>
      <Icon as={icon} boxSize="4" aria-hidden />
      <Label>{label}</Label>
      {name === 'quotes' && isConfirmed && <NewQuotesBadge css={cornerBadgeOnRail} />}
      {name === 'inbox' && isConfirmed && <WaitingMailsBadge css={cornerBadgeOnRail} />}
    </ItemLink>
  );
}
