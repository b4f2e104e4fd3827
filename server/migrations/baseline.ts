import { readdirSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { StartError } from '../platform/start-error.ts';
import { previousMigrations } from './previous-migrations.ts';
import { readSql } from './sql-file.ts';

const folder = '0001_baseline';

/** Files of 0001_baseline that also run when a database of the previous migrations is upgraded. */
const usedForUpgrade = /^(?:10|[89])/;

/**
 * The whole schema, from the files of 0001_baseline in their order. A database at the end of the previous migrations is upgraded to the
 * same schema instead (upgrade_from_0055.sql).
 * @throws StartError for a database on which only some of the previous migrations have run
 */
export class Baseline1795392000001 implements MigrationInterface {
  name = '0001_baseline_1795392000001';

  async up(runner: QueryRunner): Promise<void> {
    const files = readdirSync(new URL(folder, import.meta.url)).sort();
    const done = (await runner.query('select name from migrations order by id')) as { name: string }[];
    if (done.length === 0) return runAll(runner, files);

    assertUpgradable(done.map(({ name }) => name));
    await runner.query(readSql('upgrade_from_0055.sql'));
    await runAll(
      runner,
      files.filter((file) => usedForUpgrade.test(file)),
    );
    await runner.query('delete from migrations');
  }

  down(): Promise<void> {
    throw new StartError(`${folder} cannot be undone, it makes the whole schema: restore a backup instead`);
  }
}

async function runAll(runner: QueryRunner, files: string[]): Promise<void> {
  for (const file of files) await runner.query(readSql(`${folder}/${file}`));
}

/** The last migration may be missing: it changed nothing that the upgrade needs. */
function assertUpgradable(done: string[]): void {
  const isSame = (expected: readonly string[]) =>
    expected.length === done.length && expected.every((name) => done.includes(name));
  if (isSame(previousMigrations) || isSame(previousMigrations.slice(0, -1))) return;
  const [previous, last] = previousMigrations.slice(-2);
  throw new StartError(
    `The database has ${done.length} migrations of an older Kordon, the last of which is ${done.at(-1)}. Only one that all of them have run on, ` +
      `up to ${previous} or ${last}, can be upgraded: start the last release before this one on it first`,
  );
}
