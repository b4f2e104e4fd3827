import { Box, chakra, Flex, Icon, Kbd } from '@chakra-ui/react';
import { Keyboard, Search } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { brand } from '../../../common/brand.ts';
import { BrandMark } from './brand-mark.tsx';
import { destinations, onRail, useOfficePages, type Destination, type OfficePage } from './navigation.ts';
import { useModKey } from './mod-key.ts';
import { NewQuotesBadge } from './new-quotes-badge.tsx';
import { UserMenu } from './user-menu.tsx';

const gone = { [onRail]: { display: 'none' } };

/** A line of the side bar; on the rail only its icon is seen and its words are read. */
const item = {
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

const corner = {
  position: 'absolute',
  top: '-5px',
  insetEnd: '-6px',
  px: '1',
  minW: '4',
  fontSize: '0.625rem',
  lineHeight: '0.875rem',
} as const;
const cornerOfRail = { lgDown: corner, [onRail]: corner } as const;

const ItemLink = chakra(NavLink, { base: item });
const ItemButton = chakra('button', { base: item });
const Words = chakra('span', {
  base: {
    flex: 1,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    srOnly: { base: true, lg: false },
    [onRail]: { srOnly: true },
  },
});

interface Props {
  /** Whether the server knows who is asking, so that it may be asked for numbers. */
  confirmed: boolean;
  onHelp: () => void;
  onFind: () => void;
}

/** Dark in both themes: 224 px wide, a rail of 56 below 1100 and beside the board; phones have the tab bar in its place. */
export function SideBar({ confirmed, onHelp, onFind }: Props) {
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
          <Box textStyle="uiStrong" fontWeight="semibold" hideBelow="lg" css={gone}>
            {brand.name}
          </Box>
        </Flex>
        <ItemButton
          type="button"
          onClick={onFind}
          title={formatMessage({ id: 'palette.title' })}
          boxShadow="inset 0 0 0 1px {colors.side.border}"
        >
          <Icon as={Search} boxSize="4" aria-hidden />
          <Words>
            <FormattedMessage id="palette.find" />
          </Words>
          <Kbd variant="plain" hideBelow="lg" whiteSpace="nowrap" css={gone}>
            {useModKey()} K
          </Kbd>
        </ItemButton>
        <Box as="ul" display="grid" gap="1px">
          {destinations.map((destination) => (
            <li key={destination.path}>
              <Item {...destination} confirmed={confirmed} />
            </li>
          ))}
        </Box>
        <Box as="ul" display="grid" gap="1px" pt="2" borderTopWidth="1px" borderColor="side.border">
          {useOfficePages().map((page) => (
            <li key={page.path}>
              <OfficeItem {...page} />
            </li>
          ))}
        </Box>
        <Box mt="auto" pt="2" display="grid" gap="1" borderTopWidth="1px" borderColor="side.border">
          <ItemButton type="button" onClick={onHelp} title={formatMessage({ id: 'shortcuts.title' })}>
            <Icon as={Keyboard} boxSize="4" aria-hidden />
            <Words>
              <FormattedMessage id="shortcuts.title" />
            </Words>
            <Kbd variant="plain" hideBelow="lg" css={gone}>
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

function OfficeItem({ path, name, icon, document }: OfficePage) {
  const words = useIntl().formatMessage({ id: `nav.${name}` });
  return (
    <ItemLink to={path} title={words} reloadDocument={document}>
      <Icon as={icon} boxSize="4" aria-hidden />
      <Words>{words}</Words>
    </ItemLink>
  );
}

function Item({ path, name, icon, confirmed }: Destination & Pick<Props, 'confirmed'>) {
  const words = useIntl().formatMessage({ id: `nav.${name}` });
  return (
    <ItemLink to={path} end={path === '/admin'} title={words}>
      <Icon as={icon} boxSize="4" aria-hidden />
      <Words>{words}</Words>
      {name === 'quotes' && confirmed && <NewQuotesBadge css={cornerOfRail} />}
    </ItemLink>
  );
}
