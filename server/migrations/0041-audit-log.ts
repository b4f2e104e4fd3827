import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * activity_logs can be added to and read, whoever asks: the trigger also holds for the tables' owner, which the server runs as, and for a
 * superuser. Two changes pass. An entry may be dated while the transaction that wrote it runs, as an import does. What it says of a
 * person may be blanked, as the law on personal data asks (details = '{}', changes = null): that something happened, when and by whom
 * stays. The indexes lock writes while they are built, about a second for a million entries.
 */
export class AuditLog1764028800041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function keep_activity() returns trigger language plpgsql as $$ begin
        if tg_op = 'UPDATE' then
          if old.created_at = now()::timestamptz(3)
            and to_jsonb(new) - 'created_at' = to_jsonb(old) - 'created_at' then return new; end if;
          if new.details = '{}' and new.changes is null
            and to_jsonb(new) - array['details', 'changes'] = to_jsonb(old) - array['details', 'changes'] then return new; end if;
        end if;
        raise exception 'activity_logs can only be added to' using errcode = 'insufficient_privilege';
      end $$;
      create trigger keep_activity before update or delete on activity_logs
        for each row execute function keep_activity();
      create trigger keep_all_activity before truncate on activity_logs
        for each statement execute function keep_activity();

      create index activity_logs_by_actor on activity_logs (actor, created_at desc, id desc);
      create index activity_logs_by_type on activity_logs (target_type, created_at desc, id desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index activity_logs_by_type, activity_logs_by_actor;
      drop function keep_activity() cascade; -- its triggers too
    `);
  }
}
