import { readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { StartError } from '../platform/start-error.ts';

const ownFolder = new URL('.', import.meta.url);

/** @param file path inside server/migrations */
export const readSql = (file: string, folder = ownFolder): string => readFileSync(new URL(file, folder), 'utf8');

/** TypeORM orders migrations by the 13 digits at the end of their name. */
const firstTimestamp = 1_795_392_000_000;

/** A view keeps the columns of its table from being dropped, so each migration starts without the views and the last one creates them. */
const dropViews = 'drop schema if exists visible cascade';

interface Options {
  folder?: URL;
  /** Whether it creates the views of `visible.sql`; only the last migration does. */
  createsViews?: boolean;
}

/**
 * Creates a migration from a numbered file such as `0002_company_tags.sql`. The statements after a line `-- down` undo it.
 * @throws StartError when a migration without such a line is undone
 */
export function sqlMigration(
  file: string,
  { folder = ownFolder, createsViews = false }: Options = {},
): new () => MigrationInterface {
  const [name] = file.split('.');
  const timestamp = firstTimestamp + Number.parseInt(file, 10);
  return class implements MigrationInterface {
    name = `${name}_${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(dropViews);
      await runner.query(partsOf(file, folder).up);
      if (createsViews) await runner.query(readSql('visible.sql'));
    }

    async down(runner: QueryRunner): Promise<void> {
      const { down } = partsOf(file, folder);
      if (down === undefined) throw new StartError(`${file} cannot be undone: restore a backup instead`);
      await runner.query(dropViews);
      await runner.query(down);
    }
  };
}

function partsOf(file: string, folder: URL): { up: string; down?: string } {
  const [up = '', down] = readSql(file, folder).split(/^-- down$/m);
  return { up, down };
}
