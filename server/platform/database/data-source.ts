import { types, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { DataSource, type MigrationInterface } from 'typeorm';
import { asStartError, assertSupportedVersion, parseDatabaseUrl, splitServers } from './connection-errors.ts';
import { migrate } from './migrations.ts';
import { StartError } from '../start-error.ts';
import { SnakeCaseNamingStrategy } from './naming-strategy.ts';
import { SlowQueryLogger } from './orm-logger.ts';
import { poolSettings } from './servers.ts';

type Class<T> = new (...args: never[]) => T;

export interface DatabaseOptions {
  entities: Class<unknown>[];
  /** In the order in which they run. */
  migrations: Class<MigrationInterface>[];
  /** Maximum number of connections; defaults to 10. */
  poolSize?: number;
  /** PostgreSQL then refuses writes. */
  isReadOnly?: boolean;
  log?: Logger;
  /** How long to wait for another process that migrates, in milliseconds; defaults to ten minutes. */
  migrationTimeoutMs?: number;
}

/** Statements that take longer are logged. */
const SLOW_QUERY_MS = 1_000;

/** Reads numeric columns as numbers: a double holds the amounts of this product exactly to the hundredth. */
types.setTypeParser(types.builtins.NUMERIC, Number);

/** Creates a data source that is not connected yet. */
export function createDataSource(
  url: string,
  { entities, migrations, poolSize = 10, isReadOnly = false, log }: DatabaseOptions,
): DataSource {
  return new DataSource({
    type: 'postgres',
    url: splitServers(url)[0],
    entities,
    migrations,
    poolSize,
    namingStrategy: new SnakeCaseNamingStrategy(),
    logger: new SlowQueryLogger(log),
    maxQueryExecutionTime: SLOW_QUERY_MS,
    uuidExtension: 'pgcrypto', // generates ids by gen_random_uuid(), which is built into PostgreSQL
    installExtensions: false,
    applicationName: 'kordon',
    connectTimeoutMS: 10_000,
    poolErrorHandler: (error: unknown) => log?.warn(error, 'a database connection was lost'),
    extra: {
      ...poolSettings(url),
      // The pool removes its own listener while it hands out a client; without another one, a connection that breaks at that
      // moment would end the process. The caller gets the error with its first statement.
      onConnect: (client: PoolClient) => void client.on('error', () => {}),
      // Minimum similarity of a misspelled search word: 'istambul' and 'istanbul' have 0.5, 'istambul' and 'istanbullu' 0.42.
      options: `-c pg_trgm.word_similarity_threshold=0.4${isReadOnly ? ' -c default_transaction_read_only=on' : ''}`,
      // Ends forgotten transactions, so that they release their locks.
      idle_in_transaction_session_timeout: 60_000,
    },
  });
}

/**
 * Connects without changing the schema.
 * @throws StartError with one line that describes the problem with the URL or the server
 */
export async function open(url: string, options: DatabaseOptions): Promise<DataSource> {
  parseDatabaseUrl(url);
  const db = createDataSource(url, options);
  return withStartErrors(url, db, async () => {
    await db.initialize();
    const [server] = await db.query<[{ version: string }]>(`select current_setting('server_version_num') as version`);
    assertSupportedVersion(Number(server.version));
  });
}

/**
 * Connects and runs pending migrations; several processes may do so at the same time.
 * @throws StartError with one line that describes the problem with the URL, the server or the schema
 */
export async function connect(url: string, options: DatabaseOptions): Promise<DataSource> {
  const db = await open(url, options);
  return withStartErrors(url, db, () => migrate(db, options));
}

/** Several attempts, because another client of the pooler may take the session in between. */
const SESSION_CHECKS = 5;

/**
 * Refuses a pooler that serves several connections with one session, such as PgBouncer in transaction mode: the records that a user may see
 * are a setting of the session, so users would get the records of others.
 * @throws StartError when two open connections have the same session
 */
export async function assertOwnSessions(db: DataSource): Promise<void> {
  const runners = [db.createQueryRunner(), db.createQueryRunner()];
  try {
    for (let check = 0; check < SESSION_CHECKS; check++) {
      const sessions = new Set<number>();
      for (const { manager } of runners) {
        const [session] = await manager.query<[{ pid: number }]>('select pg_backend_pid() as pid');
        sessions.add(session.pid);
      }
      if (sessions.size < runners.length)
        throw new StartError(
          'DATABASE_URL: connections share sessions, as behind PgBouncer in transaction mode: set pool_mode = session, or connect directly',
        );
    }
  } finally {
    await Promise.all(runners.map((runner) => runner.release()));
  }
}

/** Runs a task and returns the data source. When the task fails, closes all connections and converts the error to a StartError. */
async function withStartErrors(url: string, db: DataSource, task: () => Promise<void>): Promise<DataSource> {
  try {
    await task();
    return db;
  } catch (error) {
    if (db.isInitialized) await db.destroy();
    throw asStartError(error, parseDatabaseUrl(url));
  }
}
