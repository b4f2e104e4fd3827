-- Requests and companies have an owner: an admin user who may edit, or nobody.

alter table quote_requests add column owner_id uuid references admin_users on delete set null;
alter table companies add column owner_id uuid references admin_users on delete set null;
create index quote_requests_of_owner on quote_requests (owner_id, created_at desc, id desc);
comment on index quote_requests_of_owner is 'Requests of a colleague or of nobody, newest first; hand-over';
create index companies_of_owner on companies (owner_id) where owner_id is not null;
comment on index companies_of_owner is 'Companies of a colleague; hand-over; foreign key';

-- As before, but a change of the owner is logged with names, which stay readable after a user was deleted.
create or replace function log_activity() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  record jsonb := coalesce(after, before);
  changes jsonb;
  action text := tg_op;
  restored boolean := tg_op = 'INSERT' and coalesce(current_setting('kordon.restoring', true) = 'on', false);
  entry bigint;
begin
  if tg_op = 'UPDATE' then
    -- { fieldName: [before, after] }
    select jsonb_object_agg(
      lower(left(key, 1)) || substr(replace(initcap(replace(key, '_', ' ')), ' ', ''), 2),
      case key
        when 'owner_id' then jsonb_build_array(
          (select name from admin_users where id = (before ->> key)::uuid), (select name from admin_users where id = (after ->> key)::uuid)
        )
        else jsonb_build_array(before -> key, value)
      end
    )
    into changes
    from jsonb_each(after - array[
      'updated_at', 'search_text', 'name_key', 'web_domain', 'last_contact_date', 'message_id', 'reply_to_id', 'recipient', 'sent_at'
    ])
    where before -> key is distinct from value;
    if changes is null then return null; end if;
    -- Into the bin and out of it: deleted or made again, as people see it.
    if changes ? 'deletedAt' then
      action := case when after ->> 'deleted_at' is null then 'INSERT' else 'DELETE' end;
      restored := action = 'INSERT';
    end if;
  end if;
  insert into activity_logs (action, target_type, target_id, details, changes, actor, created_at, company_id)
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
      'status', record ->> 'status',
      'restored', case when restored then true end
    )),
    case action when 'UPDATE' then changes end,
    nullif(current_setting('kordon.actor', true), ''),
    -- A record that brings its own date, as an import's does, was made then.
    case when tg_op = 'INSERT' and not restored then (record ->> 'created_at')::timestamptz else now() end,
    case tg_table_name when 'companies' then record ->> 'id' else record ->> 'company_id' end::uuid
  )
  returning id into entry;
  perform pg_notify('activity', entry::text);
  return null;
end $$;
