import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

export interface PriceFilters {
  /** Returns the query string with a filter set, for links; undefined removes the filter. */
  createSearch: (name: string, value: string | undefined) => string;
  /** Sets a filter in the current URL; undefined removes it. */
  setFilter: (name: string, value: string | undefined) => void;
}

/**
 * Region and currency in the query string of the URL. The ref holds the latest query string: a second change can happen before the first one
 * is rendered and must not overwrite it.
 */
export function usePriceFilters(): PriceFilters {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const withFilter = (current: URLSearchParams, name: string, value: string | undefined) => {
    const next = new URLSearchParams(current);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    createSearch: (name, value) => withFilter(search, name, value).toString(),
    setFilter(name, value) {
      latest.current = withFilter(latest.current, name, value);
      setSearch(latest.current, { replace: true, preventScrollReset: true });
    },
  };
}
