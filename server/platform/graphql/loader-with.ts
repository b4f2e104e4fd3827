import DataLoader from 'dataloader';
import type { Wanted } from './wanted.ts';

/** Loaders of records by id, one for each set of properties that is wanted of them: those who want the same load together. */
export function loaderWith<Row>(load: (wanted: Wanted, ids: readonly string[]) => Promise<(Row | null)[]>) {
  const loaders = new Map<string, DataLoader<string, Row | null>>();
  return (wanted: Wanted): DataLoader<string, Row | null> => {
    const key = wanted ? [...wanted].sort().join() : '*';
    const loader = loaders.get(key) ?? new DataLoader((ids) => load(wanted, ids));
    loaders.set(key, loader);
    return loader;
  };
}
