import type { LucideIcon } from 'lucide-react';
import type { SearchHitKind } from '../../graphql/generated.ts';

type EntryGroup = 'recent' | SearchHitKind | 'pages' | 'actions';

/** Entry of the palette: a record, a screen or an action. */
export interface Entry {
  /** Unique among all entries. */
  id: string;
  group: EntryGroup;
  icon?: LucideIcon;
  /** Shown instead of an icon: the initials of the title. */
  monogram?: 'person' | 'company';
  title: string;
  detail?: string;
  /** Text at the end of the line. */
  note?: string;
  /** Keyboard shortcut. */
  keys?: readonly string[];
  /** Path to open. */
  to?: string;
  /** Action to run when there is no path. */
  run?: () => void;
}

/** The entry's id without spaces, because it becomes part of the id of an element. */
export const getEntryValue = ({ id }: Entry): string => id.replaceAll(' ', '-');

const MAX_RECENT_ENTRIES = 6;
const entriesByUser = new Map<string, Entry[]>();

/** The records that a user opened last, newest first. Kept in memory only, so that no customer names are stored in the browser. */
export const recentEntries = {
  get: (user: string): Entry[] => entriesByUser.get(user) ?? [],
  add(user: string, entry: Entry) {
    if (!entry.to || entry.group === 'pages' || entry.group === 'actions') return;
    const others = recentEntries.get(user).filter(({ to }) => to !== entry.to);
    const recent = { ...entry, id: `recent ${entry.to}`, group: 'recent' as const };
    entriesByUser.set(user, [recent, ...others].slice(0, MAX_RECENT_ENTRIES));
  },
};
