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
import { letServe } from '../platform/database/serving-role.ts';
import { explainFileError, makeDataDir, privateFile } from '../platform/data-dir.ts';
import { migrateJobs } from '../platform/jobs/worker.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { StartError } from '../platform/start-error.ts';

interface OpenDatabase {
  db: DataSource;
  databaseUrl: string;
}

/**
 * The configured database, or one of our own, with its schema and the job queue's up to date.
 * @param seed puts in what has to be there before anybody is served; as the schema's owner, who may rest its triggers
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  lifecycle: Lifecycle,
  seed: (db: DataSource) => Promise<void> = () => Promise.resolve(),
): Promise<OpenDatabase> {
  const databaseUrl = await locateDatabase(config, log, lifecycle);
  const { DATABASE_OWNER_URL: ownerUrl = databaseUrl } = config;
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
    await letServe(owner, databaseUrl, appendOnly);
  } finally {
    await owner.destroy();
  }
  const db = await open(databaseUrl, { entities, migrations, log });
  lifecycle.onStop('database', () => db.destroy());
  return { db, databaseUrl };
}

/** Decision 011. */
const appendOnly = ['activity_logs'];

/** A file that says that a server with this DATA_DIR has worked on another database than the embedded one. */
const externalMarker = (dataDir: string): string => resolve(dataDir, 'external-database');

/** Lets later starts without DATABASE_URL refuse, instead of taking records into an empty embedded database. */
export async function rememberExternalDatabase(dataDir: string, log: Logger): Promise<void> {
  await makeDataDir(dataDir, log);
  const text =
    'Kordon was started here with DATABASE_URL and refuses to start without it, until this file is deleted.\n';
  await writeFile(externalMarker(dataDir), text, { mode: privateFile }).catch((error: unknown) => {
    throw explainFileError(error);
  });
}

/**
 * DATABASE_URL, or the address of our own PostgreSQL, which runs until the lifecycle ends.
 * @throws StartError where DATABASE_URL is missing although an earlier start had it
 */
export async function locateDatabase(config: Config, log: Logger, lifecycle: Lifecycle): Promise<string> {
  if (config.DATABASE_URL) return config.DATABASE_URL;
  const marker = externalMarker(config.DATA_DIR);
  if (existsSync(marker))
    throw new StartError(
      `DATABASE_URL is not set, but an earlier start had it: set it, or delete ${marker} to use the embedded database`,
    );
  log.warn(`DATABASE_URL is not set: using the embedded database in ${resolve(config.DATA_DIR, 'postgres')}`);
  const starting = startEmbedded({ dataDir: config.DATA_DIR, log });
  // Before it is up: it runs detached, so whoever stops us meanwhile would leave it behind.
  lifecycle.onStop('embedded PostgreSQL', () =>
    starting.then(
      (embedded) => embedded.stop(),
      () => {}, // it never came up: whoever waits for the start hears why
    ),
  );
  return (await starting).url;
}
