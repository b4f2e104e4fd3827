import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** State of a list when the user left it. */
interface ListPosition {
  /** Query string of the list. */
  search: string;
  /** Loaded records in the order of the list. */
  ids: readonly string[];
  /** Record that was opened last. */
  opened?: string;
}

type Rows = readonly { id: string }[];

/** By path of the list; kept in memory until the page is reloaded. */
const positions = new Map<string, ListPosition>();
const noRows: Rows = [];

/**
 * Remembers the filter and the records of a list, so that a record can link back to the list and to its previous and
 * next record.
 * @param path path of the list
 * @returns id of the record that was opened last; the list scrolls it into view
 */
export function useListPosition(path: string, rows: Rows = noRows): string | undefined {
  const { search } = useLocation();
  const [opened] = useState(() => positions.get(path)?.opened);
  useEffect(() => {
    positions.set(path, { search, ids: rows.map(({ id }) => id) });
  }, [path, search, rows]);
  return opened;
}

/** Returns the URL of a list with the filter that it had when the user left it. */
export const getListUrl = (path: string): string => path + (positions.get(path)?.search ?? '');

/** Remembers the record as the one opened last, and returns the ids of those before and after it in the list that it was opened from. */
export function useAdjacentRecords(path: string, id?: string): { previous?: string; next?: string } {
  useEffect(() => {
    const position = positions.get(path);
    if (position && id) position.opened = id;
  }, [path, id]);
  const ids = positions.get(path)?.ids ?? [];
  const index = id ? ids.indexOf(id) : -1;
  return index < 0 ? {} : { previous: ids[index - 1], next: ids[index + 1] };
}
