import { skipToken } from '@apollo/client/react';
import {
  Building2,
  CircleUser,
  Inbox,
  Keyboard,
  LogOut,
  MessageSquarePlus,
  MessagesSquare,
  Moon,
  Plus,
} from 'lucide-react';
import { useIntl, type IntlShape } from 'react-intl';
import { useSearchQuery, type SearchHitFragment, type SearchHitKind } from '../../graphql/generated.ts';
import { searchText } from '../../ui/form/search-text.ts';
import { useCanEdit, useSession } from '../session/session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { destinations, useOfficePages } from '../shell/navigation.ts';
import { switchTheme } from '../theme/theme.ts';
import { timelineTime } from '../kit/time.ts';
import { recentEntries, type Entry } from './palette-entry.ts';

const hitsShown = 20;

interface Options {
  /** As typed, and as it was once nobody had typed for a moment. */
  text: string;
  settled: string;
  onHelp: () => void;
}

/** Everything that a text may mean, in the order in which the palette shows it. */
export function usePaletteEntries({ text, settled, onHelp }: Options) {
  const intl = useIntl();
  const reader = useSession().profile?.email ?? '';
  const commands = useCommands(onHelp);
  const search = useSearchQuery(
    settled ? { variables: { text: settled, first: hitsShown }, fetchPolicy: 'cache-and-network' } : skipToken,
  );

  const hits = settled && text ? ((search.data ?? search.previousData)?.search ?? []) : [];
  const known = text ? commands.filter((entry) => matches(entry, text)) : commands;
  const entries = [
    ...(text ? [] : recentEntries.of(reader)),
    ...kinds.flatMap((kind) => hits.filter((hit) => hit.kind === kind).map((hit) => entryOf(intl, hit))),
    ...known,
  ];
  return {
    entries,
    /** The answer to what is typed is still on its way. */
    pending: text !== '' && (text !== settled || (search.loading && !search.data)),
    error: text ? search.error : undefined,
    remember: (entry: Entry) => recentEntries.add(reader, entry),
  };
}

const kinds: readonly SearchHitKind[] = ['COMPANY', 'CONTACT', 'QUOTE_REQUEST', 'COMMUNICATION'];

const matches = ({ title }: Entry, text: string) => {
  const words = ` ${searchText(title)}`;
  return searchText(text)
    .split(' ')
    .every((word) => words.includes(` ${word}`));
};

function entryOf(intl: IntlShape, hit: SearchHitFragment): Entry {
  const { id, kind, title, detail, companyId, companyName, state, at, near } = hit;
  const { formatMessage } = intl;
  const said = near ? formatMessage({ id: 'palette.near' }) : undefined;
  // The detail of a request names its company already, and its product as it is stored.
  const parts = (detail ?? '').split(' · ').filter(Boolean);
  const others = companyName && companyName !== title && !parts.includes(companyName) ? [companyName] : [];
  const about = [...parts.map((part) => productName(intl, part)), ...others].join(' · ');
  const common = { id: `${kind} ${id}`, group: kind, title, detail: about };
  const name = state?.replaceAll('-', '_').toUpperCase() ?? '';
  switch (kind) {
    case 'COMPANY':
      return {
        ...common,
        monogram: 'company',
        note: said ?? formatMessage({ id: `companyType.${name}` }),
        to: `/admin/companies/${id}`,
      };
    case 'CONTACT':
      return { ...common, monogram: 'person', note: said, to: `/admin/companies/${companyId}` };
    case 'QUOTE_REQUEST':
      return {
        ...common,
        icon: Inbox,
        note: said ?? formatMessage({ id: `quoteStatus.${name}` }),
        to: `/admin/quotes/${id}`,
      };
    case 'COMMUNICATION':
      return {
        ...common,
        icon: MessagesSquare,
        note: said ?? timelineTime(intl, at, Date.now()),
        to: `/admin/communications?record=${id}`,
      };
  }
}

function productName({ formatMessage, messages }: IntlShape, text: string): string {
  const id = `product.${text}`;
  return id in messages ? formatMessage({ id }) : text;
}

/** The screens, and what can be done from anywhere; what would be refused is not offered. */
function useCommands(onHelp: () => void): Entry[] {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const signOut = useSignOut();
  const pages = destinations.map(({ path, name, icon, letter }): Entry => ({
    id: `page ${name}`,
    group: 'pages',
    icon,
    title: formatMessage({ id: `nav.${name}` }),
    keys: ['G', letter],
    to: path,
  }));
  const others = useOfficePages().map(({ path, name, icon, document }): Entry => ({
    id: `page ${name}`,
    group: 'pages',
    icon,
    title: formatMessage({ id: `nav.${name}` }),
    ...(document ? { run: () => window.location.assign(path) } : { to: path }),
  }));
  const action = (name: string, rest: Omit<Entry, 'id' | 'group' | 'title'>): Entry => ({
    id: `action ${name}`,
    group: 'actions',
    title: formatMessage({ id: `palette.${name}` }),
    ...rest,
  });
  return [
    ...pages,
    ...others,
    {
      id: 'page account',
      group: 'pages',
      icon: CircleUser,
      title: formatMessage({ id: 'nav.account' }),
      to: '/admin/account',
    },
    ...(canEdit
      ? [
          action('newCompany', { icon: Plus, keys: ['C'], to: '/admin/companies/new' }),
          action('newCommunication', { icon: MessageSquarePlus, to: '/admin/communications?new=true' }),
        ]
      : []),
    action('newRequests', { icon: Inbox, to: '/admin/quotes?status=NEW' }),
    action('overdue', { icon: MessagesSquare, to: '/admin/communications?followUp=OVERDUE' }),
    action('customers', { icon: Building2, to: '/admin/companies?type=CUSTOMER' }),
    action('theme', { icon: Moon, keys: ['Shift', 'T'], run: switchTheme }),
    action('shortcuts', { icon: Keyboard, keys: ['?'], run: onHelp }),
    action('signOut', { icon: LogOut, run: () => void signOut() }),
  ];
}
