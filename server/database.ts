import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';
import { connect } from './platform/database/data-source.ts';
import { startEmbedded } from './platform/database/embedded.ts';
import { migrateJobs } from './platform/jobs/worker.ts';
import type { Lifecycle } from './platform/lifecycle.ts';

interface OpenDatabase {
  db: DataSource;
  databaseUrl: string;
}

/** The configured database, or one of our own, with its schema and the job queue's up to date. */
export async function openDatabase(config: Config, log: Logger, lifecycle: Lifecycle): Promise<OpenDatabase> {
  const databaseUrl = await locateDatabase(config, log, lifecycle);
  const db = await connect(databaseUrl, { entities, migrations, log });
  lifecycle.onStop('database', () => db.destroy());
  await migrateJobs(databaseUrl, log);
  return { db, databaseUrl };
}

/** DATABASE_URL, or the address of our own PostgreSQL, which runs until the lifecycle ends. */
export async function locateDatabase(config: Config, log: Logger, lifecycle: Lifecycle): Promise<string> {
  if (config.DATABASE_URL) return config.DATABASE_URL;
  const embedded = await startEmbedded({ dataDir: config.DATA_DIR, log });
  lifecycle.onStop('embedded PostgreSQL', () => embedded.stop());
  return embedded.url;
}
