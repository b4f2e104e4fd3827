import type { MigrationInterface, QueryRunner } from 'typeorm';

const watched = [
  'quote_requests',
  'companies',
  'contacts',
  'communications',
  'contact_messages',
  'supplier_applications',
  'admin_users',
];

/** Every change of a record becomes a row of activity_logs and, when it is committed, a notification with that row's id. */
export class Activity1764028800007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table activity_logs (
        id bigint generated always as identity primary key,
        action text not null check (action in ('INSERT', 'UPDATE', 'DELETE')),
        target_type text not null,
        target_id uuid,
        details jsonb not null,
        changes jsonb,
        actor text,
        created_at timestamptz(3) not null default now()
      );
      create index activity_logs_created on activity_logs (created_at desc, id desc);
      create index activity_logs_of_target on activity_logs (target_id, id desc);

      create function camel_case(name text) returns text language sql immutable parallel safe
      return (
        select string_agg(case n when 1 then word else initcap(word) end, '' order by n)
        from string_to_table(name, '_') with ordinality as words (word, n)
      );

      -- { field: [before, after] } of what an editor changed, null when that is nothing.
      create function changes_between(before jsonb, after jsonb) returns jsonb language sql immutable
      return (
        select jsonb_object_agg(camel_case(key), jsonb_build_array(before -> key, value))
        from jsonb_each(after - array[
          'updated_at', 'search_text', 'name_key', 'web_domain', 'last_contact_date',
          'total_quotes', 'total_orders', 'total_value', 'contact_count', 'communication_count'
        ])
        where before -> key is distinct from value
      );

      create function log_activity() returns trigger language plpgsql as $$
      declare
        before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
        after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
        record jsonb := coalesce(after, before);
        changes jsonb := case tg_op when 'UPDATE' then changes_between(before, after) end;
        action text := tg_op;
        entry bigint;
      begin
        if tg_op = 'UPDATE' and changes is null then return null; end if;
        -- A record put into the bin or taken out of it was deleted or made again, as people see it.
        if tg_op = 'UPDATE' and changes ? 'deletedAt' then
          action := case when after ->> 'deleted_at' is null then 'INSERT' else 'DELETE' end;
        end if;
        insert into activity_logs (action, target_type, target_id, details, changes, actor, created_at)
        values (
          action, tg_table_name, (record ->> 'id')::uuid,
          jsonb_strip_nulls(jsonb_build_object(
            'name', coalesce(record ->> 'name', record ->> 'contact_person', record ->> 'subject'),
            'company', coalesce(
              nullif(record ->> 'company', ''),
              record ->> 'company_name',
              (select name from companies where id = (record ->> 'company_id')::uuid)
            ),
            'email', record ->> 'email',
            'status', record ->> 'status'
          )),
          case action when 'UPDATE' then changes end,
          nullif(current_setting('kordon.actor', true), ''),
          -- A record that brings its own date, as an import does, was made then.
          case tg_op when 'INSERT' then (record ->> 'created_at')::timestamptz else now() end
        )
        returning id into entry;
        perform pg_notify('activity', entry::text);
        return null;
      end $$;
    `);
    for (const table of watched) {
      await runner.query(`
        create trigger log_activity after insert or update or delete on ${table}
          for each row execute function log_activity()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function log_activity() cascade; -- its triggers too
      drop function changes_between(jsonb, jsonb);
      drop function camel_case(text);
      drop table activity_logs;
    `);
  }
}
