import type { Request } from 'express';
import type { DataSource, EntityManager } from 'typeorm';
import type { AdminRole } from '../../../common/enums.ts';

/** The signed-in person, as far as every module may know them. */
export interface Viewer {
  /** UUID of the admin user. */
  id: string;
  email: string;
  name: string;
  role: AdminRole;
}

/**
 * What a resolver gets to work with; one for each HTTP request or WebSocket. A module whose resolvers need more extends it
 * (`IdentityContext`, `MarketContext`); app/context.ts provides all of it.
 */
export interface Context {
  /** Express's request, also for a WebSocket: the one that opened it. */
  request: Request;
  /** The signed-in admin, or null for the public, and for somebody who has to set up a second factor first. */
  viewer: Viewer | null;
  /** The signed-in admin, also before a second factor that is required of them. */
  signedIn: Viewer | null;
  /** The caller is a program with a token: it changes nothing. */
  readOnly: boolean;
  /** The caller's IP address, as seen by the outermost proxy that TRUST_PROXY believes. */
  address: string;
  db: DataSource;
  /** All of `work` or nothing of it is stored; the activity log gets the name of who is signed in. */
  transaction: <T>(work: (tx: EntityManager) => Promise<T>) => Promise<T>;
  /** A module's DataLoaders, created once per request: nobody sees rows that somebody else was allowed to see. */
  loaders: <Loaders>(create: (db: DataSource) => Loaders) => Loaders;
}

/** @returns `Context.loaders` for one request */
export function requestLoaders(db: DataSource): Context['loaders'] {
  const created = new Map<unknown, unknown>();
  return <Loaders>(create: (db: DataSource) => Loaders): Loaders => {
    if (!created.has(create)) created.set(create, create(db));
    return created.get(create) as Loaders;
  };
}
