import type { DataSource } from 'typeorm';

/** Every feature's loaders. They live for one request, so that nobody sees rows that somebody else was allowed to see. */
export const loadersOf = (_db: DataSource) => ({});

export type Loaders = ReturnType<typeof loadersOf>;
