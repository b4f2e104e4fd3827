import type { Logger } from 'pino';
import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { StartError } from '../start-error.ts';
import { migrationLock } from './advisory-locks.ts';

interface Options {
  log?: Logger;
  /** How long to wait for another process that migrates, in milliseconds. */
  migrationTimeoutMs?: number;
}

/**
 * Runs pending migrations, each in a separate transaction: when one fails, the earlier ones stay.
 * @throws StartError when the schema is newer than this program or a migration fails
 */
export function migrate(db: DataSource, options: Options = {}): Promise<void> {
  return withMigrationLock(db, options, async (executor) => {
    const known = executor.getMigrations();
    const latest = Math.max(...known.map(({ timestamp }) => timestamp));
    // Older unknown migrations are no error: the baseline, the first known migration, replaced them and upgrades their schema.
    const newer = (await executor.getExecutedMigrations()).find(({ timestamp }) => timestamp > latest);
    if (newer)
      throw new StartError(
        `The database was migrated by a newer Kordon version; this version does not know the migration ${newer.name}`,
      );

    const startedAt = performance.now();
    const done = await executor.executePendingMigrations().catch(async (cause: unknown) => {
      if (cause instanceof StartError) throw cause;
      const [failed] = await executor.getPendingMigrations();
      throw new StartError(`Migration ${failed?.name} failed and was undone: ${(cause as Error).message}`, { cause });
    });
    if (done.length > 0)
      options.log?.info(
        { migrations: done.length, milliseconds: Math.round(performance.now() - startedAt) },
        'database migrated',
      );
  });
}

/** Runs the named migrations in the transaction of the caller, who makes sure that the database has no tables and nobody else migrates it. */
export async function migrateInTransaction(
  db: DataSource,
  runner: QueryRunner,
  names: readonly string[],
): Promise<void> {
  await new Executor(db, runner, undefined, names).executePendingMigrations();
}

/**
 * Reverts the latest migration.
 * @returns its name; undefined when no migration has run
 */
export function revert(db: DataSource, options: Options = {}): Promise<string | undefined> {
  return withMigrationLock(db, options, async (executor) => {
    const [latest] = await executor.getExecutedMigrations(); // the newest comes first
    await executor.undoLastMigration();
    return latest?.name;
  });
}

/** Lists all migrations in their order and whether they have run. */
export async function listMigrations(db: DataSource): Promise<{ name: string; done: boolean }[]> {
  const executor = new Executor(db);
  const done = new Set((await executor.getExecutedMigrations()).map(({ name }) => name));
  return executor.getMigrations().map(({ name }) => ({ name, done: done.has(name) }));
}

class Executor extends MigrationExecutor {
  override transaction = 'each' as const;

  /** @param names the only migrations that it knows; defaults to all */
  constructor(
    db: DataSource,
    runner?: QueryRunner,
    private readonly log?: Logger,
    readonly names?: readonly string[],
  ) {
    super(db, runner);
  }

  /** Logs each migration when it starts, so that the log names the one that takes long. */
  override getMigrations() {
    const { log, names } = this;
    const known = super.getMigrations().filter(({ name }) => names?.includes(name) ?? true);
    return known.map((migration) => {
      const { name, instance } = migration;
      if (instance && log)
        migration.instance = {
          ...instance,
          up: (runner) => {
            log.info({ migration: name }, 'running a migration');
            return instance.up(runner);
          },
          down: (runner) => instance.down(runner),
        };
      return migration;
    });
  }
}

/** Runs a task in one process at a time. */
async function withMigrationLock<T>(
  db: DataSource,
  { log, migrationTimeoutMs = 600_000 }: Options,
  task: (executor: Executor) => Promise<T>,
): Promise<T> {
  const runner = db.createQueryRunner();
  try {
    await acquireLock(runner, migrationTimeoutMs, log);
    try {
      return await task(new Executor(db, runner, log));
    } finally {
      await runner.query('select pg_advisory_unlock($1, $2)', migrationLock);
    }
  } finally {
    await runner.release();
  }
}

async function acquireLock(runner: QueryRunner, timeoutMs: number, log?: Logger): Promise<void> {
  const [{ free }] = await runner.manager.query<[{ free: boolean }]>(
    'select pg_try_advisory_lock($1, $2) as free',
    migrationLock,
  );
  if (free) return;
  log?.info('waiting for another process that migrates the database');
  await runner.query(`set lock_timeout = ${timeoutMs}`);
  try {
    await runner.query('select pg_advisory_lock($1, $2)', migrationLock);
  } catch (cause) {
    if ((cause as { code?: string }).code !== '55P03') throw cause;
    throw new StartError(
      `Another process has been migrating the database for ${timeoutMs / 1000} s: wait until it has finished, or stop it`,
      {
        cause,
      },
    );
  } finally {
    await runner.query('reset lock_timeout');
  }
}
