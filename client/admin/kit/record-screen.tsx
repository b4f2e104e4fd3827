import { chakra, Flex, Icon } from '@chakra-ui/react';
import { ArrowLeft, ChevronDown, ChevronRight, ChevronUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { brand } from '../../../common/brand.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { IconLink } from './icon-button.tsx';
import { backTo, useNeighbours } from './list-place.ts';

interface Props {
  /** The list that it belongs to: its path, and the message id of its name. */
  list: { path: string; title: string };
  /** Of the record, where its neighbours in the list can be gone to. */
  id?: string;
  /** What it is called; also the document's title. */
  name: string;
  /** Nothing below has a heading of its own: the name is it. */
  headed?: boolean;
  /** At the end of the bar, the primary one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of one record: its bar with the way back, its content below. */
export function RecordScreen({ list, id, name, headed, actions, children }: Props) {
  const { formatMessage } = useIntl();
  const back = backTo(list.path);
  const listName = formatMessage({ id: list.title });
  return (
    <>
      <title>{`${name} · ${brand.name}`}</title>
      <Flex
        as="header"
        position="sticky"
        top="0"
        zIndex="sticky"
        align="center"
        gap="2"
        h={{ base: '13', md: '12' }}
        px={{ base: '2', md: '5' }}
        bg="bg"
        borderBottomWidth="1px"
      >
        <IconLink icon={ArrowLeft} label={formatMessage({ id: 'admin.backTo' }, { list: listName })} to={back} />
        <Flex as="nav" aria-label={formatMessage({ id: 'admin.breadcrumb' })} align="center" gap="1.5" minW="0">
          <chakra.span color="fg.muted" hideBelow="md" _hover={{ color: 'fg' }}>
            <Link to={back}>{listName}</Link>
          </chakra.span>
          <Icon as={ChevronRight} boxSize="3" color="fg.subtle" hideBelow="md" aria-hidden />
          <chakra.span as={headed ? 'h1' : 'span'} textStyle="page" truncate aria-current="page">
            <bdi>{name}</bdi>
          </chakra.span>
        </Flex>
        <Neighbours path={list.path} id={id} />
        <Flex ms="auto" align="center" gap="2" flexShrink="0">
          {actions}
        </Flex>
      </Flex>
      {children}
    </>
  );
}

const keys = ['j', 'k'];

/** To the records before and after this one in the list that it was opened from; J and K go there, too. */
function Neighbours({ path, id }: { path: string; id?: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(path, id);
  useShortcuts(keys, (key) => {
    const other = key === 'j' ? next : previous;
    if (other) void navigate(`${path}/${other}`, { replace: true });
  });
  if (!previous && !next) return null;
  const link = (other: string | undefined, icon: LucideIcon, label: string) => (
    <IconLink
      icon={icon}
      label={formatMessage({ id: label })}
      to={`${path}/${other ?? id}`}
      replace
      hideBelow="sm"
      {...(!other && { 'aria-disabled': true, opacity: 0.4, pointerEvents: 'none', tabIndex: -1 })}
    />
  );
  return (
    <Flex ms="1" flexShrink="0">
      {link(previous, ChevronUp, 'admin.previous')}
      {link(next, ChevronDown, 'admin.next')}
    </Flex>
  );
}

/** A record's page in two: what there is to read, and a ruled pane beside it; below it where there is no room. */
export const RecordColumns = chakra('div', {
  base: {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.recordPane}' },
    lg: { alignContent: 'stretch' },
    '& > aside': { borderInlineStartWidth: { lg: '1px' }, borderTopWidth: { base: '1px', lg: '0' } },
  },
});

interface PaneProps {
  /** Message id. */
  title: string;
  note?: ReactNode;
  aside?: ReactNode;
  muted?: boolean;
  children: ReactNode;
}

/** A part of the pane. */
export function PaneSection({ title, note, aside, muted, children }: PaneProps) {
  return (
    <chakra.section px={{ base: '4', md: '5' }} py="4" borderBottomWidth="1px" bg={muted ? 'bg.subtle' : undefined}>
      <Flex align="center" gap="2" mb="2.5" minH="6">
        <chakra.h2 textStyle="head">
          <FormattedMessage id={title} />
        </chakra.h2>
        {note && <chakra.span color="fg.subtle">{note}</chakra.span>}
        {aside && <chakra.span ms="auto">{aside}</chakra.span>}
      </Flex>
      {children}
    </chakra.section>
  );
}
