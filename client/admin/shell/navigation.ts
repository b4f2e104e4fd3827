import { Building2, ChartNoAxesColumn, Inbox, LayoutDashboard, MessagesSquare, type LucideIcon } from 'lucide-react';

export interface Destination {
  path: string;
  /** Messages: `nav.<name>`, and `nav.short.<name>` on the tab bar. */
  name: 'dashboard' | 'quotes' | 'companies' | 'communications' | 'analytics';
  icon: LucideIcon;
  /** The letter that leads there after G. */
  letter: string;
}

/** The five pages of the side bar and the tab bar. */
export const destinations: Destination[] = [
  { path: '/admin', name: 'dashboard', icon: LayoutDashboard, letter: 'G' },
  { path: '/admin/quotes', name: 'quotes', icon: Inbox, letter: 'T' },
  { path: '/admin/companies', name: 'companies', icon: Building2, letter: 'F' },
  { path: '/admin/communications', name: 'communications', icon: MessagesSquare, letter: 'M' },
  { path: '/admin/conversion-analytics', name: 'analytics', icon: ChartNoAxesColumn, letter: 'A' },
];
