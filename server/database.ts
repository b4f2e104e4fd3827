import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';
import { connect, open } from './platform/database/data-source.ts';
import { startEmbedded } from './platform/database/embedded.ts';
import { letServe } from './platform/database/serving-role.ts';
import { migrateJobs } from './platform/jobs/worker.ts';
import type { Lifecycle } from './platform/lifecycle.ts';

interface OpenDatabase {
  db: DataSource;
  databaseUrl: string;
}

/**
 * The configured database, or one of our own, with its schema and the job queue's up to date.
 * @param furnish puts in what has to be there before anybody is served; as the schema's owner, who may rest its triggers
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  lifecycle: Lifecycle,
  furnish: (db: DataSource) => Promise<void> = () => Promise.resolve(),
): Promise<OpenDatabase> {
  const databaseUrl = await locateDatabase(config, log, lifecycle);
  const { DATABASE_OWNER_URL: ownerUrl = databaseUrl } = config;
  const owner = await connect(ownerUrl, { entities, migrations, log });
  if (ownerUrl === databaseUrl) {
    lifecycle.onStop('database', () => owner.destroy());
    await migrateJobs(ownerUrl, log);
    await furnish(owner);
    return { db: owner, databaseUrl };
  }
  try {
    await migrateJobs(ownerUrl, log);
    await furnish(owner);
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

/** DATABASE_URL, or the address of our own PostgreSQL, which runs until the lifecycle ends. */
export async function locateDatabase(config: Config, log: Logger, lifecycle: Lifecycle): Promise<string> {
  if (config.DATABASE_URL) return config.DATABASE_URL;
  const embedded = await startEmbedded({ dataDir: config.DATA_DIR, log });
  lifecycle.onStop('embedded PostgreSQL', () => embedded.stop());
  return embedded.url;
}
