import {
  Braces,
  Building2,
  ChartLine,
  ChartNoAxesColumn,
  History,
  Inbox,
  KeyRound,
  Landmark,
  LetterText,
  LayoutDashboard,
  Mail,
  Mails,
  Megaphone,
  MessagesSquare,
  Newspaper,
  Package,
  Server,
  ShieldAlert,
  UserLock,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useCanEdit, useIsAdmin, useIsSuperAdmin } from '../session/session.ts';

/** A page of the daily work, in the side bar and the tab bar. */
export interface MainPage {
  path: string;
  /** The label is the message `nav.<name>`, in the tab bar `nav.short.<name>`. */
  name: 'dashboard' | 'quotes' | 'orders' | 'inbox' | 'companies' | 'communications' | 'analytics';
  icon: LucideIcon;
  /** The shortcut is G followed by this letter. */
  letter: string;
  isEditorOnly?: boolean;
}

/**
 * A page that is used less often: in the side bar below the main pages, on phones in the user menu, and in the palette.
 */
export interface SecondaryPage {
  path: string;
  /** The label is the message `nav.<name>`. */
  name:
    | 'market'
    | 'audit'
    | 'security'
    | 'system'
    | 'users'
    | 'bankAccounts'
    | 'mailboxes'
    | 'mailTemplates'
    | 'campaigns'
    | 'news'
    | 'privacy'
    | 'tokens'
    | 'playground';
  icon: LucideIcon;
  isSuperAdminOnly?: boolean;
  isAdminOnly?: boolean;
  isEditorOnly?: boolean;
  /** The page is not part of the single-page application, so it is opened by a full page load. */
  isSeparateDocument?: boolean;
}

const secondaryPages: SecondaryPage[] = [
  { path: '/admin/market', name: 'market', icon: ChartLine },
  { path: '/admin/audit', name: 'audit', icon: History },
  { path: '/admin/security-log', name: 'security', icon: ShieldAlert, isSuperAdminOnly: true },
  { path: '/admin/system', name: 'system', icon: Server, isSuperAdminOnly: true },
  { path: '/admin/users', name: 'users', icon: Users, isSuperAdminOnly: true },
  { path: '/admin/bank-accounts', name: 'bankAccounts', icon: Landmark, isSuperAdminOnly: true },
  { path: '/admin/mailboxes', name: 'mailboxes', icon: Mails, isSuperAdminOnly: true },
  { path: '/admin/campaigns', name: 'campaigns', icon: Megaphone },
  { path: '/admin/news', name: 'news', icon: Newspaper },
  { path: '/admin/mail-templates', name: 'mailTemplates', icon: LetterText, isEditorOnly: true },
  { path: '/admin/privacy', name: 'privacy', icon: UserLock, isAdminOnly: true },
  { path: '/admin/tokens', name: 'tokens', icon: KeyRound },
  { path: '/graphql', name: 'playground', icon: Braces, isSeparateDocument: true },
];

/** Returns the secondary pages that the user may open. */
export function useSecondaryPages(): SecondaryPage[] {
  const isSuperAdmin = useIsSuperAdmin();
  const isAdmin = useIsAdmin();
  const canEdit = useCanEdit();
  return secondaryPages.filter(
    ({ isSuperAdminOnly, isAdminOnly, isEditorOnly }) =>
      (isSuperAdmin || !isSuperAdminOnly) && (isAdmin || !isAdminOnly) && (canEdit || !isEditorOnly),
  );
}

/**
 * Returns whether the side bar is collapsed to a rail, because the page (the board of quote requests, an offer) needs the space.
 */
export const isRailPage = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname.startsWith('/admin/offers/') ||
  (pathname === '/admin/quotes' && new URLSearchParams(search).get('view') === 'board');

/** Selector for elements of a side bar that is collapsed to a rail by `isRailPage`. */
export const onRail = '[data-rail] &';

/** In the side bar above the main pages, and a bell in the top bar on phones. */
export const notificationsPage = { path: '/admin/notifications', letter: 'B' } as const;

/** All main pages; {@link useMainPages} returns those of the user. */
export const mainPages: MainPage[] = [
  { path: '/admin', name: 'dashboard', icon: LayoutDashboard, letter: 'G' },
  { path: '/admin/quotes', name: 'quotes', icon: Inbox, letter: 'T' },
  { path: '/admin/orders', name: 'orders', icon: Package, letter: 'S' },
  { path: '/admin/inbox', name: 'inbox', icon: Mail, letter: 'E', isEditorOnly: true },
  { path: '/admin/companies', name: 'companies', icon: Building2, letter: 'F' },
  { path: '/admin/communications', name: 'communications', icon: MessagesSquare, letter: 'M' },
  { path: '/admin/conversion-analytics', name: 'analytics', icon: ChartNoAxesColumn, letter: 'A' },
];

/** Returns the main pages that the user may open. */
export function useMainPages(): MainPage[] {
  const canEdit = useCanEdit();
  return mainPages.filter(({ isEditorOnly }) => canEdit || !isEditorOnly);
}
