import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useSearchParams } from 'react-router';

/** Reads one field of a filter from its texts in the address; undefined for what it does not know. */
type Reader<Value> = (texts: string[]) => Value | undefined;

/** Free text. */
export const text: Reader<string> = ([first]) => first?.trim().slice(0, 200) || undefined;

/** Free texts, any of them: `?country=Turkey,Algeria`. */
export const texts: Reader<string[]> = (given) => {
  const named = given.flatMap((one) => one.split(',')).filter((one) => text([one]));
  return named.length > 0 ? named : undefined;
};

/** A switch: `?reversed=true`. */
export const flag: Reader<boolean> = ([first]) => first === 'true' || undefined;

/** One of the values. */
export const oneOf =
  <Value extends string>(values: readonly Value[]): Reader<Value> =>
  (texts) =>
    values.find((value) => value === texts[0]);

/** Any of the values: `?status=ACTIVE,INACTIVE`. */
export const manyOf =
  <Value extends string>(values: readonly Value[]): Reader<Value[]> =>
  (texts) => {
    const named = texts.flatMap((one) => one.split(','));
    const known = values.filter((value) => named.includes(value));
    return known.length > 0 ? known : undefined;
  };

/** A calendar day, as 2026-11-19. */
export const day: Reader<string> = ([first]) =>
  first && /^\d{4}-\d\d-\d\d$/.test(first) && !Number.isNaN(Date.parse(first)) ? first : undefined;

type Readers = Record<string, Reader<unknown>>;
export type FilterOf<Fields extends Readers> = { [Name in keyof Fields]?: NonNullable<ReturnType<Fields[Name]>> };

/** The filter that an address has; what the fields do not know is left out. */
export function readFilter<Fields extends Readers>(fields: Fields, search: URLSearchParams): FilterOf<Fields> {
  const values = Object.entries(fields).map(([name, read]) => [name, read(search.getAll(name))] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as FilterOf<Fields>;
}

/** The address of a filter; empty fields are not in it, and whatever else the address had stays. */
export function writeFilter(before: URLSearchParams, change: Record<string, unknown>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(change)) {
    const written = Array.isArray(value) ? value.join(',') : value === true ? 'true' : value;
    if (typeof written === 'string' && written !== '') after.set(name, written);
    else after.delete(name);
  }
  return after;
}

/**
 * The filter of a list, kept in the address so that a view can be linked, left and come back to. What is typed replaces the entry in the
 * history, a choice adds one.
 * @param fields the same object at every call
 */
export function useUrlFilter<Fields extends Readers>(fields: Fields) {
  const search = useLatestSearch();
  const [, setSearch] = useSearchParams();
  const filter = useMemo(() => readFilter(fields, new URLSearchParams(search)), [fields, search]);
  const setFilter = (
    change: { [Name in keyof Fields]?: FilterOf<Fields>[Name] | null },
    options?: { replace: boolean },
  ) => setSearch(writeFilter(new URLSearchParams(search), change), { preventScrollReset: true, ...options });
  return [filter, setFilter] as const;
}

/**
 * The query of this screen's address as the router has it already. The router tells components in a transition; a query hook that is
 * rendered with the new filter there and with the old one in between would ask for both in turn, again and again.
 */
function useLatestSearch(): string {
  const { pathname, search } = useLocation();
  const router = use(DataRouterContext)?.router;
  const latest = () => (router?.state.location.pathname === pathname ? router.state.location.search : search);
  const subscribe = useCallback((listener: () => void) => router?.subscribe(listener) ?? (() => undefined), [router]);
  return useSyncExternalStore(subscribe, latest, latest);
}
