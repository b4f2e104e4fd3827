import {
  Braces,
  Building2,
  ChartLine,
  ChartNoAxesColumn,
  History,
  Inbox,
  KeyRound,
  LayoutDashboard,
  MessagesSquare,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useIsOwner } from '../session/session.ts';

export interface Destination {
  path: string;
  /** Messages: `nav.<name>`, and `nav.short.<name>` on the tab bar. */
  name: 'dashboard' | 'quotes' | 'companies' | 'communications' | 'analytics';
  icon: LucideIcon;
  /** The letter that leads there after G. */
  letter: string;
}

/** Beside the daily work: in the side bar below the five, in the user's menu on a phone, in the palette. */
export interface OfficePage {
  path: string;
  /** Messages: `nav.<name>`. */
  name: 'market' | 'audit' | 'users' | 'tokens' | 'playground';
  icon: LucideIcon;
  /** Super admins alone. */
  owners?: boolean;
  /** A document of its own, outside the admin. */
  document?: boolean;
}

const office: OfficePage[] = [
  { path: '/admin/market', name: 'market', icon: ChartLine },
  { path: '/admin/audit', name: 'audit', icon: History },
  { path: '/admin/users', name: 'users', icon: Users, owners: true },
  { path: '/admin/tokens', name: 'tokens', icon: KeyRound },
  { path: '/graphql', name: 'playground', icon: Braces, document: true },
];

/** Those that who is signed in may open. */
export function useOfficePages(): OfficePage[] {
  const isOwner = useIsOwner();
  return office.filter(({ owners }) => isOwner || !owners);
}

/** Whether a page needs the side bar's room: the board's columns do, so that the bar is a rail beside it. */
export const isWide = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === '/admin/quotes' && new URLSearchParams(search).get('view') === 'board';

/** What is inside a side bar that such a page has made a rail. */
export const onRail = '[data-rail] &';

/** The five pages of the side bar and the tab bar. */
export const destinations: Destination[] = [
  { path: '/admin', name: 'dashboard', icon: LayoutDashboard, letter: 'G' },
  { path: '/admin/quotes', name: 'quotes', icon: Inbox, letter: 'T' },
  { path: '/admin/companies', name: 'companies', icon: Building2, letter: 'F' },
  { path: '/admin/communications', name: 'communications', icon: MessagesSquare, letter: 'M' },
  { path: '/admin/conversion-analytics', name: 'analytics', icon: ChartNoAxesColumn, letter: 'A' },
];
