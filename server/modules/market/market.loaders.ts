import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { histories } from './market.service.ts';
import type { PricePoint } from './market.type.ts';

export const marketLoaders = (db: DataSource) => {
  const loaders = new Map<number, DataLoader<number, PricePoint[]>>();
  return {
    /** History of series by the id of their row, over so many days. */
    historyOf(days: number): DataLoader<number, PricePoint[]> {
      const known = loaders.get(days);
      if (known) return known;
      const loader = new DataLoader<number, PricePoint[]>((ids) => histories(db, ids, days));
      loaders.set(days, loader);
      return loader;
    },
  };
};
