import { chakra, Flex, Icon } from '@chakra-ui/react';
import { ArrowLeft, ChevronDown, ChevronRight, ChevronUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { brand } from '../../../common/brand.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { IconLink } from './icon-button.tsx';
import { getListUrl, useAdjacentRecords } from './list-position.ts';

interface Props {
  /** The list of the record: its path, and the message id of its name. */
  list: { path: string; title: string };
  /** Id of the record; without it there are no links to the previous and next record. */
  id?: string;
  /** Name of the record, also used in the document title. */
  name: string;
  /** Renders the name as the h1 of the page; leave it out when the content has its own h1. */
  nameIsHeading?: boolean;
  /** Shown at the end of the header, the primary action last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of one record: a header with breadcrumb and actions, and the content below. */
export function RecordScreen({ list, id, name, nameIsHeading, actions, children }: Props) {
  const { formatMessage } = useIntl();
  const listUrl = getListUrl(list.path);
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
        <IconLink icon={ArrowLeft} label={formatMessage({ id: 'admin.backTo' }, { list: listName })} to={listUrl} />
        <Flex as="nav" aria-label={formatMessage({ id: 'admin.breadcrumb' })} align="center" gap="1.5" minW="0">
          <chakra.span color="fg.muted" hideBelow="md" _hover={{ color: 'fg' }}>
            <Link to={listUrl}>{listName}</Link>
          </chakra.span>
          <Icon as={ChevronRight} boxSize="3" color="fg.subtle" hideBelow="md" aria-hidden />
          <chakra.span as={nameIsHeading ? 'h1' : 'span'} textStyle="page" truncate aria-current="page">
            <bdi>{name}</bdi>
          </chakra.span>
        </Flex>
        <RecordPager path={list.path} id={id} />
        <Flex ms="auto" align="center" gap="2" flexShrink="0">
          {actions}
        </Flex>
      </Flex>
      {children}
    </>
  );
}

const keys = ['j', 'k'];

/** Links to the previous and next record of the list that the record was opened from; J and K are their shortcuts. */
function RecordPager({ path, id }: { path: string; id?: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { previous, next } = useAdjacentRecords(path, id);
  useShortcuts(keys, (key) => {
    const target = key === 'j' ? next : previous;
    if (target) void navigate(`${path}/${target}`, { replace: true });
  });
  if (!previous && !next) return null;
  const renderLink = (target: string | undefined, icon: LucideIcon, label: string) => (
    <IconLink
      icon={icon}
      label={formatMessage({ id: label })}
      to={`${path}/${target ?? id}`}
      replace
      hideBelow="sm"
      {...(!target && { 'aria-disabled': true, opacity: 0.4, pointerEvents: 'none', tabIndex: -1 })}
    />
  );
  return (
    <Flex ms="1" flexShrink="0">
      {renderLink(previous, ChevronUp, 'admin.previous')}
      {renderLink(next, ChevronDown, 'admin.next')}
    </Flex>
  );
}

/**
 * Two columns of a record's page: the main content and a side pane, which moves below the content in narrow windows.
 */
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

/** A section of the side pane. */
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
