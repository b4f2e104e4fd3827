import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

export interface Choices {
  /** The query of the address with a choice made in it, as a link leads to it; undefined takes the choice back. */
  withChoice: (name: string, value: string | undefined) => string;
  /** Makes the choice and keeps it in the address. */
  choose: (name: string, value: string | undefined) => void;
}

/**
 * Region and currency, kept in the address. What was chosen counts at once: the page draws a choice in its own time, and one that is
 * made in between must not forget it.
 */
export function useChoices(): Choices {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const changed = (before: URLSearchParams, name: string, value: string | undefined) => {
    const next = new URLSearchParams(before);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    withChoice: (name, value) => changed(search, name, value).toString(),
    choose(name, value) {
      latest.current = changed(latest.current, name, value);
      setSearch(latest.current, { replace: true, preventScrollReset: true });
    },
  };
}
