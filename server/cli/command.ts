import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { locateRunningDatabase } from '../app/database.ts';
import { entities } from '../app/entities.ts';
import { loadConfig, type Config } from '../config.ts';
import { migrations } from '../migrations/index.ts';
import { open } from '../platform/database/data-source.ts';
import { listMigrations } from '../platform/database/migrations.ts';
import { exitWithError, StartError } from '../platform/start-error.ts';
import { createLifecycle, type Lifecycle } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';

interface CommandContext {
  config: Config;
  log: Logger;
  lifecycle: Lifecycle;
}

/** Runs an operator command with the settings of the server. It closes what the command has opened, and prints errors to standard error. */
export async function runCommand(run: (context: CommandContext) => Promise<void>): Promise<void> {
  try {
    const config = loadConfig();
    const log = createLog(config.LOG_LEVEL);
    const lifecycle = createLifecycle(log, config.STOP_TIMEOUT * 1_000);
    try {
      await run({ config, log, lifecycle });
    } finally {
      await lifecycle.stop();
    }
  } catch (error) {
    exitWithError(error);
  }
}

/**
 * Opens the database of the server without changing its schema, also while a server runs the embedded one. It is closed when the lifecycle
 * stops.
 */
export async function connectToDatabase(config: Config, { log, lifecycle }: Omit<CommandContext, 'config'>) {
  const { databaseUrl } = await locateRunningDatabase(config, log, lifecycle);
  const db = await open(databaseUrl, { entities, migrations, log });
  lifecycle.onStop('database', () => db.destroy());
  return db;
}

/** Runs an operator command on the database of the server. @throws StartError when the schema is not of this version */
export const runOnDatabase = (run: (db: DataSource, context: CommandContext) => Promise<void>): Promise<void> =>
  runCommand(async (context) => {
    const db = await connectToDatabase(context.config, context);
    const pending = (await listMigrations(db)).filter(({ done }) => !done);
    if (pending.length > 0)
      throw new StartError(`the database needs ${pending.length} migrations of this version: run "migrate up" first`);
    await run(db, context);
  });

export const printLine = (line: string) => process.stdout.write(`${line}\n`);

/** Prints rows in columns of equal width. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]!.length))) ?? [];
  for (const row of rows)
    printLine(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}
