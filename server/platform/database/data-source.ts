import { Client, type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { DataSource, type MigrationInterface } from 'typeorm';
import { asStartError, assertRecent, parseUrl } from './connection-errors.ts';
import { migrate } from './migrations.ts';
import { SnakeCase } from './naming-strategy.ts';
import { ormLog } from './orm-log.ts';

type Class<T> = new (...args: never[]) => T;

export interface DatabaseOptions {
  entities: Class<unknown>[];
  /** In the order in which they run. */
  migrations: Class<MigrationInterface>[];
  /** Connections kept at most, 10 unless told. */
  poolSize?: number;
  log?: Logger;
  /** How long to wait for another process that migrates, in milliseconds; ten minutes unless told. */
  migrationWait?: number;
}

const slow = 1000; // ms

/**
 * A connection can break while the pool hands it over, when nobody listens yet: Node ends a process for an error that nobody hears. Whoever
 * gets it hears of it with the first statement.
 */
class PooledClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** A pool that is not connected yet. */
export function createDataSource(
  url: string,
  { entities, migrations, poolSize = 10, log }: DatabaseOptions,
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    poolSize,
    namingStrategy: new SnakeCase(),
    logger: ormLog(log),
    maxQueryExecutionTime: slow,
    uuidExtension: 'pgcrypto', // makes ids by gen_random_uuid(), which every PostgreSQL has without any extension
    installExtensions: false,
    applicationName: 'kordon',
    connectTimeoutMS: 10_000,
    poolErrorHandler: (error: unknown) => log?.warn(error, 'a database connection was lost'),
    extra: {
      Client: PooledClient,
      // How alike misspelt words are to what they find: 'istambul' and 'istanbul' are 0.5, 'istambul' and 'istanbullu' 0.42.
      options: '-c pg_trgm.word_similarity_threshold=0.4',
      // A transaction that its request has forgotten gives its locks back.
      idle_in_transaction_session_timeout: 60_000,
    },
  });
}

/**
 * Connects, and leaves the schema as it is.
 * @throws StartError whose line says what is wrong with the URL or the server
 */
export async function open(url: string, options: DatabaseOptions): Promise<DataSource> {
  const db = createDataSource(parseUrl(url).href, options);
  return explained(url, db, async () => {
    await db.initialize();
    const [server] = await db.query<[{ version: string }]>(`select current_setting('server_version_num') as version`);
    assertRecent(Number(server.version));
  });
}

/**
 * Connects and brings the schema up to date; several processes may do so at once.
 * @throws StartError whose line says what is wrong with the URL, the server or the schema
 */
export async function connect(url: string, options: DatabaseOptions): Promise<DataSource> {
  const db = await open(url, options);
  return explained(url, db, () => migrate(db, options));
}

/** @returns the database once the work is done; when it fails, no connection stays behind */
async function explained(url: string, db: DataSource, work: () => Promise<void>): Promise<DataSource> {
  try {
    await work();
    return db;
  } catch (error) {
    if (db.isInitialized) await db.destroy();
    throw asStartError(error, new URL(url));
  }
}
