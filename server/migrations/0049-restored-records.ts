import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An entry of the log that a record was made says `details.restored = true` where it was taken out of the bin: a company by an update,
 * a communication by a transaction that sets `kordon.restoring` to `on`. Until now it could not be told from the entry of a new record.
 */
export class RestoredRecords1764028800049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(inLogActivity(status, statusAndRestored));
    await runner.query(dateRestoring(`new.details := new.details || '{"restored": true}';`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dateRestoring(''));
    await runner.query(inLogActivity(statusAndRestored, status));
  }
}

const status = `'status', record ->> 'status'`;
const statusAndRestored = `${status}, 'restored', case when tg_op = 'UPDATE' and action = 'INSERT' then true end`;

/** The function of migration 0011, one expression in place of another. */
const inLogActivity = (found: string, replacement: string): string => `
  do $do$ begin
    execute replace(pg_get_functiondef('log_activity()'::regprocedure), $$${found}$$, $$${replacement}$$);
  end $do$`;

/** The function of migration 0042, which dates an entry. */
const dateRestoring = (marking: string): string => `
  create or replace function date_restoring() returns trigger language plpgsql as $$ begin
    new.created_at := now();
    ${marking}
    return new;
  end $$`;
