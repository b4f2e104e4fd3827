-- Notifications of admin users. Each names one record; those that one person causes within ten minutes are shown as one (group_id).

create table notifications (
  id bigint generated always as identity primary key,
  group_id uuid not null,
  recipient_id uuid not null references admin_users on delete cascade,
  kind text not null constraint notifications_kind_check check (kind in (
    'lead_received', 'request_assigned', 'company_assigned', 'task_assigned', 'handed_over', 'request_answered', 'request_closed', 'task_due'
  )),
  record_type text not null constraint notifications_record_type_check check (record_type in ('quote_request', 'company', 'task')),
  record_id uuid not null,
  actor_id uuid references admin_users on delete set null,
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  mailed_at timestamptz(3)
);
comment on column notifications.record_id is 'No foreign key, which would need an index for each kind of record; notification_items leaves out missing records';
comment on column notifications.mailed_at is 'When it was mailed, or was not to be mailed';
create index notifications_of_recipient on notifications (recipient_id, created_at);
comment on index notifications_of_recipient is 'Notifications of a person; foreign key';
create index notifications_unread on notifications (recipient_id) where read_at is null;
comment on index notifications_unread is 'Number of unread notifications; mails';
create index notifications_of_group on notifications (group_id);
comment on index notifications_of_group is 'Rows of a page of notifications; marking one as read';

-- Only choices that differ from the defaults (common/notifications.ts).
create table notification_choices (
  admin_user_id uuid references admin_users on delete cascade,
  kind text constraint notification_choices_kind_check check (kind in (
    'lead_received', 'request_assigned', 'company_assigned', 'task_assigned', 'handed_over', 'request_answered', 'request_closed', 'task_due'
  )),
  by_mail boolean not null,
  primary key (admin_user_id, kind)
);

-- A notification is shown while its record exists and its recipient is responsible for it: an assignment that is undone takes it back.
create view notification_items as
  select n.id, n.group_id, n.recipient_id, n.kind, n.record_type, n.record_id, n.actor_id, n.created_at, n.read_at, n.mailed_at,
    record.title, record.quote_request_id, record.company_id, record.communication_id
  from notifications n cross join lateral (
    select coalesce(nullif(r.company, ''), r.name) as title, r.id as quote_request_id, null::uuid as company_id, null::uuid as communication_id
    from quote_requests r where n.record_type = 'quote_request' and r.id = n.record_id and r.owner_id = n.recipient_id
    union all
    select c.name, null::uuid as quote_request_id, c.id, null::uuid as communication_id
    from companies c where n.record_type = 'company' and c.id = n.record_id and c.owner_id = n.recipient_id and c.deleted_at is null
    union all
    select t.title, t.quote_request_id, t.company_id, t.communication_id
    from task_items t where n.record_type = 'task' and t.id = n.record_id and t.assignee_id = n.recipient_id and t.done_at is null
  ) as record;

-- The latest record of a group gives it its title and its link.
create view notification_groups as
  select group_id as id, recipient_id, kind, record_type, actor_id, count(distinct record_id)::int as count,
    max(created_at) as created_at, bool_and(read_at is not null) as is_read,
    (array_agg(title order by id desc))[1] as title,
    (array_agg(quote_request_id order by id desc))[1] as quote_request_id,
    (array_agg(company_id order by id desc))[1] as company_id,
    (array_agg(communication_id order by id desc))[1] as communication_id
  from notification_items
  group by group_id, recipient_id, kind, record_type, actor_id;

-- The days whose morning mails were queued. They replace the reminders of single follow-ups.
create table morning_mails (
  day date primary key
);
drop table follow_up_reminders;
