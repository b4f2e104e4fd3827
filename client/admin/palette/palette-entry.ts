import type { LucideIcon } from 'lucide-react';
import type { SearchHitKind } from '../../graphql/generated.ts';

export type EntryGroup = 'recent' | SearchHitKind | 'pages' | 'actions';

/** A line of the palette: a record, a screen or something to do. */
export interface Entry {
  /** Unique among all entries. */
  id: string;
  group: EntryGroup;
  icon?: LucideIcon;
  /** Two letters in its place. */
  monogram?: 'person' | 'company';
  title: string;
  detail?: string;
  /** At the far end. */
  note?: string;
  keys?: readonly string[];
  /** Where it leads, or what it does. */
  to?: string;
  run?: () => void;
}

const kept = 6;
const opened = new Map<string, Entry[]>();

/** What somebody opened last, the latest first, until the page is left: names of customers are not stored in a browser. */
export const recentEntries = {
  of: (reader: string): Entry[] => opened.get(reader) ?? [],
  add(reader: string, entry: Entry) {
    if (!entry.to || entry.group === 'pages' || entry.group === 'actions') return;
    const others = recentEntries.of(reader).filter(({ to }) => to !== entry.to);
    opened.set(reader, [{ ...entry, id: `recent ${entry.to}`, group: 'recent' as const }, ...others].slice(0, kept));
  },
};
