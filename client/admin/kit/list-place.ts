import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** A list as somebody left it. */
interface Place {
  /** Its filter, as the address has it. */
  search: string;
  /** Records in their order, as far as they were loaded. */
  ids: readonly string[];
  /** Record that was open last. */
  opened?: string;
}

type Rows = readonly { id: string }[];

/** By the path of the list, until the page is left. */
const places = new Map<string, Place>();
const none: Rows = [];

/**
 * Remembers a list while it is shown, for the way back to it and from one of its records to the next.
 * @param path of the list
 * @returns the record that was open last: whoever comes back finds it in sight
 */
export function useKeptPlace(path: string, rows: Rows = none): string | undefined {
  const { search } = useLocation();
  const [opened] = useState(() => places.get(path)?.opened);
  useEffect(() => {
    places.set(path, { search, ids: rows.map(({ id }) => id) });
  }, [path, search, rows]);
  return opened;
}

/** The address of a list as it was left. */
export const backTo = (path: string): string => path + (places.get(path)?.search ?? '');

/** The records before and after this one in the list that it was opened from, where it stands in one. */
export function useNeighbours(path: string, id?: string): { previous?: string; next?: string } {
  useEffect(() => {
    const place = places.get(path);
    if (place && id) place.opened = id;
  }, [path, id]);
  const ids = places.get(path)?.ids ?? [];
  const at = id ? ids.indexOf(id) : -1;
  return at < 0 ? {} : { previous: ids[at - 1], next: ids[at + 1] };
}
