import { skipToken } from '@apollo/client/react';
import {
  Bell,
  Building2,
  CircleUser,
  FilePlus2,
  Inbox,
  Keyboard,
  ListPlus,
  LogOut,
  MessageSquarePlus,
  MessagesSquare,
  Moon,
  Package,
  Plus,
  UserRoundPlus,
} from 'lucide-react';
import { useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router';
import { enumNames, searchHitKinds } from '../../../common/enums.ts';
import { useSearchQuery, type SearchHitFragment } from '../../graphql/generated.ts';
import { normalizeForSearch } from '../../ui/form/search-text.ts';
import { useCanEdit, useSession } from '../session/session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { useMainPages, notificationsPage, useSecondaryPages } from '../shell/navigation.ts';
import { parseRecordPath, useNewRecord } from '../shell/new-record.tsx';
import { toggleTheme } from '../theme/theme.ts';
import { formatTimelineTime } from '../kit/time.ts';
import { recentEntries, type Entry } from './palette-entry.ts';

const MAX_HITS = 20;

interface Options {
  /** Text in the search field. */
  text: string;
  /** The text for the server search, which follows `text` after a pause in typing. */
  debounced: string;
  onHelp: () => void;
}

/** Returns the entries that match a text, in display order. */
export function usePaletteEntries({ text, debounced, onHelp }: Options) {
  const intl = useIntl();
  const user = useSession().profile?.email ?? '';
  const commands = useCommands(onHelp);
  const search = useSearchQuery(
    debounced ? { variables: { text: debounced, first: MAX_HITS }, fetchPolicy: 'cache-and-network' } : skipToken,
  );

  const hits = debounced && text ? ((search.data ?? search.previousData)?.search ?? []) : [];
  const matchingCommands = text ? commands.filter((entry) => matchesText(entry, text)) : commands;
  const entries = [
    ...(text ? [] : recentEntries.get(user)),
    ...kinds.flatMap((kind) => hits.filter((hit) => hit.kind === kind).map((hit) => toEntry(intl, hit))),
    ...matchingCommands,
  ];
  return {
    entries,
    /** Whether the result for the current text is still being loaded. */
    pending: text !== '' && (text !== debounced || (search.loading && !search.data)),
    error: text ? search.error : undefined,
    remember: (entry: Entry) => recentEntries.add(user, entry),
  };
}

const kinds = enumNames(searchHitKinds);

const matchesText = ({ title }: Entry, text: string) => {
  const paddedTitle = ` ${normalizeForSearch(title)}`;
  return normalizeForSearch(text)
    .split(' ')
    .every((word) => paddedTitle.includes(` ${word}`));
};

function toEntry(intl: IntlShape, hit: SearchHitFragment): Entry {
  const { id, kind, title, detail, companyId, companyName, state, at, near: isFuzzyMatch } = hit;
  const { formatMessage } = intl;
  const similarNote = isFuzzyMatch ? formatMessage({ id: 'palette.near' }) : undefined;
  // The detail of a quote request already contains the company name and the product key, which is translated here.
  const parts = (detail ?? '').split(' · ').filter(Boolean);
  const companyParts = companyName && companyName !== title && !parts.includes(companyName) ? [companyName] : [];
  const description = [...parts.map((part) => translateProduct(intl, part)), ...companyParts].join(' · ');
  const common = { id: `${kind} ${id}`, group: kind, title, detail: description };
  const enumValue = state?.replaceAll('-', '_').toUpperCase() ?? '';
  switch (kind) {
    case 'COMPANY':
      return {
        ...common,
        monogram: 'company',
        note: similarNote ?? formatMessage({ id: `companyType.${enumValue}` }),
        to: `/admin/companies/${id}`,
      };
    case 'CONTACT':
      return { ...common, monogram: 'person', note: similarNote, to: `/admin/companies/${companyId}` };
    case 'QUOTE_REQUEST':
      return {
        ...common,
        icon: Inbox,
        note: similarNote ?? formatMessage({ id: `quoteStatus.${enumValue}` }),
        to: `/admin/quotes/${id}`,
      };
    case 'ORDER':
      return {
        ...common,
        icon: Package,
        note: similarNote ?? formatMessage({ id: `orderStatus.${enumValue}` }),
        to: `/admin/orders/${id}`,
      };
    case 'COMMUNICATION':
      return {
        ...common,
        icon: MessagesSquare,
        note: similarNote ?? formatTimelineTime(intl, at, Date.now()),
        to: `/admin/communications?record=${id}`,
      };
  }
}

function translateProduct({ formatMessage, messages }: IntlShape, text: string): string {
  const id = `product.${text}`;
  return id in messages ? formatMessage({ id }) : text;
}

/** Path of a new offer to the request or the company whose page is open. */
function newOfferPath(pathname: string): string {
  const { quoteRequestId, companyId } = parseRecordPath(pathname);
  const record = quoteRequestId ? `?request=${quoteRequestId}` : companyId ? `?company=${companyId}` : '';
  return `/admin/offers/new${record}`;
}

/** Returns the screens and the global actions that the user has permission for. */
function useCommands(onHelp: () => void): Entry[] {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const signOut = useSignOut();
  const { addLead, addTask } = useNewRecord();
  const { pathname } = useLocation();
  const pages = useMainPages().map(({ path, name, icon, letter }): Entry => ({
    id: `page ${name}`,
    group: 'pages',
    icon,
    title: formatMessage({ id: `nav.${name}` }),
    keys: ['G', letter],
    to: path,
  }));
  const secondaryPages = useSecondaryPages().map(({ path, name, icon, isSeparateDocument }): Entry => ({
    id: `page ${name}`,
    group: 'pages',
    icon,
    title: formatMessage({ id: `nav.${name}` }),
    ...(isSeparateDocument ? { run: () => window.location.assign(path) } : { to: path }),
  }));
  const action = (name: string, rest: Omit<Entry, 'id' | 'group' | 'title'>): Entry => ({
    id: `action ${name}`,
    group: 'actions',
    title: formatMessage({ id: `palette.${name}` }),
    ...rest,
  });
  return [
    ...pages,
    {
      id: 'page notifications',
      group: 'pages',
      icon: Bell,
      title: formatMessage({ id: 'nav.notifications' }),
      keys: ['G', notificationsPage.letter],
      to: notificationsPage.path,
    },
    ...secondaryPages,
    {
      id: 'page account',
      group: 'pages',
      icon: CircleUser,
      title: formatMessage({ id: 'nav.account' }),
      to: '/admin/account',
    },
    ...(canEdit
      ? [
          {
            id: 'action newLead',
            group: 'actions',
            icon: UserRoundPlus,
            title: formatMessage({ id: 'lead.add' }),
            keys: ['Q'],
            run: () => addLead(),
          } satisfies Entry,
          {
            id: 'action newTask',
            group: 'actions',
            icon: ListPlus,
            title: formatMessage({ id: 'tasks.add' }),
            run: addTask,
          } satisfies Entry,
          action('newOffer', { icon: FilePlus2, to: newOfferPath(pathname) }),
          action('newCompany', { icon: Plus, keys: ['C'], to: '/admin/companies/new' }),
          action('newCommunication', { icon: MessageSquarePlus, to: '/admin/communications?new=true' }),
        ]
      : []),
    action('newRequests', { icon: Inbox, to: '/admin/quotes?status=NEW' }),
    action('lateOrders', { icon: Package, to: '/admin/orders?late=true' }),
    action('overdue', { icon: MessagesSquare, to: '/admin/communications?followUp=OVERDUE' }),
    action('customers', { icon: Building2, to: '/admin/companies?type=CUSTOMER' }),
    action('theme', { icon: Moon, keys: ['Shift', 'T'], run: toggleTheme }),
    action('shortcuts', { icon: Keyboard, keys: ['?'], run: onHelp }),
    action('signOut', { icon: LogOut, run: () => void signOut() }),
  ];
}
