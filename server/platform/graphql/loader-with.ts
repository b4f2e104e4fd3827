import DataLoader from 'dataloader';
import type { Wanted } from './wanted.ts';

/** Loaders of what belongs to ids, one for each set of properties that is wanted: those who want the same load together. */
export function loaderWith<Value>(load: (wanted: Wanted, ids: readonly string[]) => Promise<Value[]>) {
  const loaders = new Map<string, DataLoader<string, Value>>();
  return (wanted: Wanted): DataLoader<string, Value> => {
    const key = wanted ? [...wanted].sort().join() : '*';
    const loader = loaders.get(key) ?? new DataLoader((ids) => load(wanted, ids));
    loaders.set(key, loader);
    return loader;
  };
}
