-- Tasks of the sales desk. The follow-up of a communication is a task too, without a copy: the view task_items has both.

create table tasks (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  due_on date not null,
  assignee_id uuid references admin_users on delete set null,
  quote_request_id uuid references quote_requests on delete cascade,
  company_id uuid references companies on delete cascade,
  done_at timestamptz(3),
  done_by uuid references admin_users on delete set null,
  created_by uuid references admin_users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index tasks_open on tasks (assignee_id, due_on) where done_at is null;
comment on index tasks_open is 'My day; hand-over; reminders';
create index tasks_of_company on tasks (company_id) where company_id is not null;
comment on index tasks_of_company is 'Tasks of a company; foreign key';
create index tasks_of_request on tasks (quote_request_id) where quote_request_id is not null;
comment on index tasks_of_request is 'Tasks of a request; foreign key';
create trigger touch_updated_at before update on tasks for each row execute function touch_updated_at();
create trigger log_activity after insert or update or delete on tasks for each row execute function log_activity();

-- A follow-up belongs to the owner of its request, else of its company, else to its author. due_on is text, like 2026-12-01, or null.
create view task_items as
  select id, title, to_char(due_on, 'YYYY-MM-DD') as due_on, assignee_id, quote_request_id, company_id, null::uuid as communication_id,
    done_at, done_by, created_by, created_at, updated_at
  from tasks
  where company_id is null or exists (select from companies c where c.id = tasks.company_id and c.deleted_at is null)
  union all
  select m.id, m.subject, to_char(istanbul_day(m.follow_up_date), 'YYYY-MM-DD'), coalesce(r.owner_id, c.owner_id, m.created_by),
    m.quote_request_id, m.company_id, m.id, null, null, m.created_by, m.created_at, m.updated_at
  from communications m
    join companies c on c.id = m.company_id and c.deleted_at is null
    left join quote_requests r on r.id = m.quote_request_id
  where m.follow_up_required;

-- As before, but the name of a task is its title, and its assignee is logged like an owner.
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
      case when key in ('owner_id', 'assignee_id', 'done_by') then jsonb_build_array(
          (select name from admin_users where id = (before ->> key)::uuid), (select name from admin_users where id = (after ->> key)::uuid)
        )
        else jsonb_build_array(before -> key, value)
      end
    )
    into changes
    from jsonb_each(after - array[
      'updated_at', 'search_text', 'name_key', 'web_domain', 'last_contact_date', 'message_id', 'reply_to_id', 'recipient', 'sent_at',
      'amount_usd', 'usd_rates', 'rate_at'
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
      'name', coalesce(record ->> 'name', record ->> 'contact_person', record ->> 'subject', record ->> 'title'),
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
