import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { listHistories } from './market.service.ts';
import type { PricePoint } from './market.type.ts';

export const marketLoaders = (db: DataSource) => {
  const loaders = new Map<number, DataLoader<number, PricePoint[]>>();
  return {
    /** Returns a loader of histories of the last `days` days, by id of the series. */
    historyOfDays(days: number): DataLoader<number, PricePoint[]> {
      const known = loaders.get(days);
      if (known) return known;
      const loader = new DataLoader<number, PricePoint[]>((ids) => listHistories(db, ids, days));
      loaders.set(days, loader);
      return loader;
    },
  };
};
