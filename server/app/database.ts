import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { entities } from './entities.ts';
import { migrations } from '../migrations/index.ts';
import { connect, open } from '../platform/database/data-source.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { grantServingRole } from '../platform/database/serving-role.ts';
import { createDataDir, PRIVATE_FILE_MODE, toStartError } from '../platform/data-dir.ts';
import { migrateJobs } from '../platform/jobs/worker.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { StartError } from '../platform/start-error.ts';

interface OpenDatabase {
  /** Connection as the role of the server. */
  db: DataSource;
  databaseUrl: string;
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
  seed: (db: DataSource) => Promise<void> = () => Promise.resolve(),
): Promise<OpenDatabase> {
  const { databaseUrl, ownerUrl } = await locateDatabase(config, log, lifecycle);
  const owner = await connect(ownerUrl, { entities, migrations, log });
  if (ownerUrl === databaseUrl) {
    lifecycle.onStop('database', () => owner.destroy());
    await migrateJobs(ownerUrl, log);
    await seed(owner);
    return { db: owner, databaseUrl };
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
  return { db, databaseUrl };
}

/** Tables into which the server may only insert; the reasons are in decision 011 (docs/decisions). */
const appendOnlyTables = {
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
