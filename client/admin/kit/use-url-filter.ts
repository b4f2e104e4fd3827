import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Parses one field of a filter from its URL parameters; undefined for missing and invalid values. */
export type Parser<Value> = (params: string[]) => Value | undefined;

/** Free text. */
export const text: Parser<string> = ([first]) => first?.trim().slice(0, 200) || undefined;

/** Several free texts: `?country=Turkey,Algeria`. */
export const texts: Parser<string[]> = (params) => {
  const values = params.flatMap((param) => param.split(',')).filter((value) => text([value]));
  return values.length > 0 ? values : undefined;
};

/** A boolean: `?reversed=true`. */
export const flag: Parser<boolean> = ([first]) => first === 'true' || undefined;

/** One of the allowed values. */
export const oneOf =
  <Value extends string>(values: readonly Value[]): Parser<Value> =>
  (params) =>
    values.find((value) => value === params[0]);

/** Any number of the allowed values: `?status=ACTIVE,INACTIVE`. */
export const manyOf =
  <Value extends string>(values: readonly Value[]): Parser<Value[]> =>
  (params) => {
    const given = params.flatMap((param) => param.split(','));
    const valid = values.filter((value) => given.includes(value));
    return valid.length > 0 ? valid : undefined;
  };

/** A calendar day such as 2026-11-19. */
export const day: Parser<string> = ([first]) =>
  first && /^\d{4}-\d\d-\d\d$/.test(first) && !Number.isNaN(Date.parse(first)) ? first : undefined;

type Parsers = Record<string, Parser<unknown>>;
export type FilterOf<Fields extends Parsers> = { [Name in keyof Fields]?: NonNullable<ReturnType<Fields[Name]>> };

/** Parses the filter of a query string; missing and invalid fields are left out. */
function readFilter<Fields extends Parsers>(fields: Fields, search: URLSearchParams): FilterOf<Fields> {
  const values = Object.entries(fields).map(([name, parse]) => [name, parse(search.getAll(name))] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as FilterOf<Fields>;
}

/** Writes changed fields to a query string: empty fields are removed, all other parameters stay. */
export function writeFilter(before: URLSearchParams, change: Record<string, unknown>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(change)) {
    const param = Array.isArray(value) ? value.join(',') : value === true ? 'true' : value;
    if (typeof param === 'string' && param !== '') after.set(name, param);
    else after.delete(name);
  }
  return after;
}

/** The query string of the last change until the router has applied it, so that of two changes at the same time neither is lost. */
let pendingSearch: string | undefined;

/**
 * Keeps the filter of a list in the URL, so that a view can be linked and the back button restores it. Callers pass
 * `replace` while the user types, so that only choices add entries to the browser history.
 * @param fields must be the same object in every call
 */
export function useUrlFilter<Fields extends Parsers>(fields: Fields) {
  const { search, key } = useLocation();
  const [, setSearch] = useSearchParams();
  // The router applies a change after the event that caused it: until then the filter is the requested one, so that inputs react immediately.
  const [requested, setRequested] = useState({ locationKey: key, search });
  if (requested.locationKey !== key) setRequested({ locationKey: key, search });
  const current = requested.locationKey === key ? requested.search : search;
  const filter = useMemo(() => readFilter(fields, new URLSearchParams(current)), [fields, current]);
  useEffect(() => {
    pendingSearch = undefined;
  }, [search]);
  const setFilter = (
    change: { [Name in keyof Fields]?: FilterOf<Fields>[Name] | null },
    options?: { replace: boolean },
  ) => {
    const next = writeFilter(new URLSearchParams(pendingSearch ?? search), change);
    pendingSearch = next.toString();
    setRequested({ locationKey: key, search: pendingSearch && `?${pendingSearch}` });
    // Without `flushSync` the router navigates in a transition, in which renders with the old and the new filter alternate, so that a query
    // hook fetches both again and again.
    setSearch(next, { preventScrollReset: true, flushSync: true, ...options });
  };
  return [filter, setFilter] as const;
}
