import type { Request } from 'express';
import type { DataSource, EntityManager } from 'typeorm';
import type { AdminRole, TokenScope } from '../../../common/enums.ts';
import type { FileStorage } from '../files/file-folder.ts';

/** The signed-in admin user as all modules see them. */
export interface Viewer {
  /** UUID of the admin user. */
  id: string;
  email: string;
  name: string;
  role: AdminRole;
  /** Whether all records of colleagues are hidden from the viewer, also from their API tokens. */
  seesOwnOnly: boolean;
}

/**
 * Context of resolvers, created for each HTTP request or WebSocket. Modules that need more extend it (`IdentityContext`, `MarketContext`);
 * app/context.ts creates it.
 */
export interface Context {
  /** Express request; for a WebSocket, the upgrade request. */
  request: Request;
  /** The signed-in admin user; null for the public and for admin users who have to set up a second factor first. */
  viewer: Viewer | null;
  /** The signed-in admin user, even before they have set up a required second factor. */
  signedIn: Viewer | null;
  /** Whether mutations are refused: for API tokens without the scope `write`, and for the context that subscribers share. */
  isReadOnly: boolean;
  /** Scopes of the API token of the request; null when no token was sent. */
  tokenScopes: readonly TokenScope[] | null;
  /** IP address of the caller, as seen by the outermost trusted proxy (TRUST_PROXY). */
  address: string;
  /** Hides the records that the viewer may not see. */
  db: DataSource;
  /** Contents of attachments. */
  files: FileStorage;
  /**
   * Returns the database for exports and analytics, with the same records as `db`: the one of DATABASE_REPLICA_URL if it has all that is
   * committed, otherwise `db`.
   */
  openReports: () => Promise<DataSource>;
  /** Runs `work` in a transaction that attributes changes in the activity log to the signed-in admin user. */
  transaction: <T>(work: (tx: EntityManager) => Promise<T>) => Promise<T>;
  /** The same for all records: a form of the public site has to find the company of a visitor, whoever is signed in. */
  allRecords: Pick<Context, 'db' | 'transaction'>;
  /** Returns the DataLoaders of a module, created once per request: a cache shared by callers would bypass permissions. */
  loaders: <Loaders>(create: (db: DataSource) => Loaders) => Loaders;
}
