import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A record that is made with its own date, as an import's, is logged with that date. One that is taken out of the bin is logged when that
 * happens: the transaction that does so sets `kordon.restoring` to `on`. The log itself could not be corrected afterwards.
 */
export class DateOfRestoring1764028800042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function date_restoring() returns trigger language plpgsql as $$ begin
        new.created_at := now();
        return new;
      end $$;
      create trigger date_restoring before insert on activity_logs
        for each row when (current_setting('kordon.restoring', true) = 'on') execute function date_restoring();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function date_restoring() cascade'); // its trigger too
  }
}
