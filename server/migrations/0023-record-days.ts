import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many requests and companies came on each day (Europe/Istanbul), among the totals, so that the dashboard counts no rows. */
export class RecordDays1764028800023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table record_totals drop constraint record_totals_record_check,
        add constraint record_totals_record_check
          check (record in ('companies', 'communications', 'company_days', 'quote_request_days'));
      comment on column record_totals.key is
        'companies: type, status, priority; communications: type, direction, status, priority; days: the day, as 2026-11-19';

      create function day_key(at timestamptz) returns text[] language sql immutable parallel safe
      return array[to_char(at at time zone 'Europe/Istanbul', 'YYYY-MM-DD')];

      create function count_quote_request_days() returns trigger language plpgsql as $$ begin
        if tg_op <> 'INSERT' then
          insert into record_totals select 'quote_request_days', day_key(created_at), -count(*), 0 from removed group by 2;
        end if;
        if tg_op <> 'DELETE' then
          insert into record_totals select 'quote_request_days', day_key(created_at), count(*), 0 from added group by 2;
        end if;
        return null;
      end $$;
      create trigger day_added after insert on quote_requests
        referencing new table as added for each statement execute function count_quote_request_days();
      create trigger day_removed after delete on quote_requests
        referencing old table as removed for each statement execute function count_quote_request_days();

      create function count_company_days() returns trigger language plpgsql as $$ begin
        insert into record_totals select 'company_days', day_key(created_at), count(*), 0 from added where deleted_at is null group by 2;
        return null;
      end $$;
      create trigger day_added after insert on companies
        referencing new table as added for each statement execute function count_company_days();
      create function count_company_day() returns trigger language plpgsql as $$ begin
        if old.deleted_at is null then
          insert into record_totals values ('company_days', day_key(old.created_at), -1, 0);
        end if;
        if tg_op = 'UPDATE' and new.deleted_at is null then
          insert into record_totals values ('company_days', day_key(new.created_at), 1, 0);
        end if;
        return null;
      end $$;
      create trigger day_changed after update on companies for each row
        when ((old.created_at, old.deleted_at) is distinct from (new.created_at, new.deleted_at))
        execute function count_company_day();
      create trigger day_removed after delete on companies for each row execute function count_company_day();

      insert into record_totals select 'quote_request_days', day_key(created_at), count(*), 0 from quote_requests group by 2;
      insert into record_totals
        select 'company_days', day_key(created_at), count(*), 0 from companies where deleted_at is null group by 2;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function count_quote_request_days() cascade; -- their triggers too
      drop function count_company_days() cascade;
      drop function count_company_day() cascade;
      drop function day_key(timestamptz);
      delete from record_totals where record in ('company_days', 'quote_request_days');
      alter table record_totals drop constraint record_totals_record_check,
        add constraint record_totals_record_check check (record in ('companies', 'communications'));
      comment on column record_totals.key is null;
    `);
  }
}
