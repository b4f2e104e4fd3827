import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { entities } from './entities.ts';
import { migrations } from '../migrations/index.ts';
import { assertOwnSessions, connect, open } from '../platform/database/data-source.ts';
import { findRunningEmbedded, startEmbedded } from '../platform/database/embedded.ts';
import { createReplica } from '../platform/database/replica.ts';
import { grantServingRole } from '../platform/database/serving-role.ts';
import { createDataDir, PRIVATE_FILE_MODE, toStartError } from '../platform/data-dir.ts';
import { migrateJobs } from '../platform/jobs/worker.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { StartError } from '../platform/start-error.ts';

interface OpenDatabase extends DatabaseUrls {
  /** Connection as the role of the server. */
  db: DataSource;
}

interface DatabaseUrls {
  databaseUrl: string;
  ownerUrl: string;
}

/**
 * Opens the configured or the embedded database and migrates its schema and the schema of the job queue.
 * @param seed inserts initial records before the first request; runs as the owner of the schema, because it disables
 *   triggers
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  lifecycle: Lifecycle,
  seed?: (db: DataSource) => Promise<void>,
): Promise<OpenDatabase> {
  return openLocated(await locateDatabase(config, log, lifecycle), log, lifecycle, seed);
}

/** Like {@link openDatabase}, for a database that was located before. */
export async function openLocated(
  urls: DatabaseUrls,
  log: Logger,
  lifecycle: Lifecycle,
  seed: (db: DataSource) => Promise<void> = () => Promise.resolve(),
): Promise<OpenDatabase> {
  const { databaseUrl, ownerUrl } = urls;
  const owner = await connect(ownerUrl, { entities, migrations, log });
  if (ownerUrl === databaseUrl) {
    lifecycle.onStop('database', () => owner.destroy());
    await assertOwnSessions(owner);
    await migrateJobs(ownerUrl, log);
    await seed(owner);
    return { db: owner, ...urls };
  }
  try {
    await migrateJobs(ownerUrl, log);
    await seed(owner);
    await grantServingRole(owner, databaseUrl, appendOnlyTables);
  } finally {
    await owner.destroy();
  }
  const db = await open(databaseUrl, { entities, migrations, log });
  lifecycle.onStop('database', () => db.destroy());
  await assertOwnSessions(db);
  return { db, ...urls };
}

/**
 * Prepares the replica of the settings, which is connected when the first report needs it.
 * @returns a function that returns the database for reports: the replica if it is current, otherwise `db`
 */
export function openReplica(
  { DATABASE_REPLICA_URL: url }: Config,
  { db, log, lifecycle }: { db: DataSource; log: Logger; lifecycle: Lifecycle },
): () => Promise<DataSource> {
  if (!url) return () => Promise.resolve(db);
  const replica = createReplica(url, db, { entities, log });
  lifecycle.onStop('replica', () => replica.close());
  return () => replica.choose();
}

/** Tables into which the server may only insert, each with the columns that it may also blank (decision 011 in docs/decisions). */
export const appendOnlyTables = {
  activity_logs: ['details', 'changes'],
  'visible.activity_logs': [],
  security_events: [],
};

/** Path of the file which marks a DATA_DIR that was used with an external database. */
const externalMarkerPath = (dataDir: string): string => resolve(dataDir, 'external-database');

/**
 * Writes the marker file for an external database. Later starts without DATABASE_URL then fail instead of writing
 * records to an empty embedded database.
 */
export async function rememberExternalDatabase(dataDir: string, log: Logger): Promise<void> {
  await createDataDir(dataDir, log);
  const text =
    'Kordon was started here with DATABASE_URL and refuses to start without it, until this file is deleted.\n';
  await writeFile(externalMarkerPath(dataDir), text, { mode: PRIVATE_FILE_MODE }).catch((error: unknown) => {
    throw toStartError(error);
  });
}

/**
 * Like {@link locateDatabase}, but when a server runs the embedded database, returns the URLs of that one.
 * @throws StartError like `locateDatabase`
 */
export async function locateRunningDatabase(config: Config, log: Logger, lifecycle: Lifecycle): Promise<DatabaseUrls> {
  const isEmbedded = !config.DATABASE_URL && !existsSync(externalMarkerPath(config.DATA_DIR));
  const running = isEmbedded ? await findRunningEmbedded(config.DATA_DIR) : undefined;
  if (running) return { databaseUrl: running.servingUrl, ownerUrl: running.ownerUrl };
  return locateDatabase(config, log, lifecycle);
}

/**
 * Returns the URLs of the settings for the role of the server and the one that owns the database, which may be the same.
 * When DATABASE_URL is unset, starts the embedded PostgreSQL until the lifecycle stops; it has two roles.
 * @throws StartError when DATABASE_URL is unset although an earlier start had it
 */
export async function locateDatabase(config: Config, log: Logger, lifecycle: Lifecycle): Promise<DatabaseUrls> {
  const { DATABASE_URL, DATABASE_OWNER_URL = DATABASE_URL } = config;
  if (DATABASE_URL && DATABASE_OWNER_URL) return { databaseUrl: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL };
  const marker = externalMarkerPath(config.DATA_DIR);
  if (existsSync(marker))
    throw new StartError(
      `DATABASE_URL is not set, but an earlier start had it: set it, or delete ${marker} to use the embedded database`,
    );
  log.warn(`DATABASE_URL is not set: using the embedded database in ${resolve(config.DATA_DIR, 'postgres')}`);
  const starting = startEmbedded({ dataDir: config.DATA_DIR, log });
  // Registered before PostgreSQL is up: it runs detached, so a stop during its start would leave it running.
  lifecycle.onStop('embedded PostgreSQL', () =>
    starting.then(
      (embedded) => embedded.stop(),
      () => {}, // the start failed; its error is thrown below
    ),
  );
  const { servingUrl, ownerUrl } = await starting;
  return { databaseUrl: servingUrl, ownerUrl };
}
