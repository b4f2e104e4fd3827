-- Orders: what a customer bought, from an offer or entered by hand. Milestones and payments are columns of the order, because they are read,
-- locked, versioned and logged together with it. Locks notifications and notification_choices, which are small.

-- An order locks the row of its year until it is committed or rolled back, as an offer does in offer_numbers.
create table order_numbers (
  year integer primary key,
  last integer not null check (last > 0)
);

create table orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  status text not null default 'awaiting_confirmation'
    check (status in ('awaiting_confirmation', 'confirmed', 'delivered', 'cancelled')),
  sale_kind text not null check (sale_kind in ('cargo', 'project', 'training')),
  title text not null check (title <> ''),
  offer_id uuid unique references offers on delete set null,
  quote_request_id uuid references quote_requests on delete set null,
  company_id uuid references companies on delete set null,
  company_name text not null default '',
  owner_id uuid references admin_users on delete set null,
  amount numeric(14, 2) not null check (amount >= 0),
  currency text not null check (currency in ('USD', 'EUR', 'TRY', 'GBP')),
  rate_to_usd numeric(24, 16) check (rate_to_usd > 0),
  rate_at timestamptz(3),
  rate_source text check (rate_source in ('feed', 'desk', 'manual')),
  rate_by text,
  amount_usd numeric(20, 2) generated always as (round(usd_value(amount, currency, rate_to_usd), 2)) stored,
  milestones jsonb not null check (jsonb_typeof(milestones) = 'array'),
  payments jsonb not null check (jsonb_typeof(payments) = 'array'),
  cancel_reason text,
  created_by uuid references admin_users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text generated always as (fold_text(number || E'\n' || title || E'\n' || company_name)) stored,
  check ((status = 'cancelled') = (cancel_reason is not null))
);
comment on column orders.company_name is 'Kept when the company is deleted';
comment on column orders.rate_to_usd is
  'US dollars for one unit of currency when the amount was set; final once the order is confirmed. Null: no rate was known, the amount is not converted';
comment on column orders.milestones is '[{ kind, plannedOn, doneOn, note }] in their order; days like 2026-12-01, or null';
comment on column orders.payments is '[{ kind, dueOn, amount, doneOn }] in their order; days like 2026-12-01, or null';
create index orders_of_request on orders (quote_request_id) where quote_request_id is not null;
comment on index orders_of_request is 'Orders of a request; foreign key';
create index orders_of_company on orders (company_id, created_at desc, id desc) where company_id is not null;
comment on index orders_of_company is 'Orders of a company; foreign key';
create index orders_search on orders using gin (search_text gin_trgm_ops);
comment on index orders_search is 'Orders by words, also misspelt ones';
create trigger touch_updated_at before update on orders for each row execute function touch_updated_at();
create trigger log_activity after insert or update or delete on orders for each row execute function log_activity();

-- A file without its document is unclaimed and is deleted after a day.
create table order_documents (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in (
    'proforma', 'mill_certificate', 'packing_list', 'bill_of_lading', 'certificate_of_origin', 'other'
  )),
  attachment_id uuid not null unique references attachments,
  name text not null,
  type text not null,
  size integer not null,
  released_at timestamptz(3),
  released_by uuid references admin_users on delete set null,
  created_by uuid references admin_users on delete set null,
  created_at timestamptz(3) not null default now()
);
comment on column order_documents.released_at is 'Null while the customer may not see it';
create index order_documents_of_order on order_documents (order_id);
comment on index order_documents_of_order is 'Documents of an order; foreign key';
create trigger log_activity after insert or update or delete on order_documents for each row execute function log_activity();

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'lead_received', 'request_assigned', 'company_assigned', 'task_assigned', 'offer_answered', 'order_assigned', 'handed_over', 'request_answered',
    'request_closed', 'task_due'
  )),
  drop constraint notifications_record_type_check,
  add constraint notifications_record_type_check check (record_type in ('quote_request', 'company', 'task', 'order'));
alter table notification_choices
  drop constraint notification_choices_kind_check,
  add constraint notification_choices_kind_check check (kind in (
    'lead_received', 'request_assigned', 'company_assigned', 'task_assigned', 'offer_answered', 'order_assigned', 'handed_over', 'request_answered',
    'request_closed', 'task_due'
  ));

create or replace view notification_items as
  select n.id, n.group_id, n.recipient_id, n.kind, n.record_type, n.record_id, n.actor_id, n.created_at, n.read_at, n.mailed_at,
    record.title, record.quote_request_id, record.company_id, record.communication_id, record.order_id
  from notifications n cross join lateral (
    select coalesce(nullif(r.company, ''), r.name) as title, r.id as quote_request_id, null::uuid as company_id, null::uuid as communication_id,
      null::uuid as order_id
    from quote_requests r where n.record_type = 'quote_request' and r.id = n.record_id and r.owner_id = n.recipient_id
    union all
    select c.name, null::uuid as quote_request_id, c.id, null::uuid as communication_id, null::uuid as order_id
    from companies c where n.record_type = 'company' and c.id = n.record_id and c.owner_id = n.recipient_id and c.deleted_at is null
    union all
    select t.title, t.quote_request_id, t.company_id, t.communication_id, null::uuid as order_id
    from task_items t where n.record_type = 'task' and t.id = n.record_id and t.assignee_id = n.recipient_id and t.done_at is null
    union all
    select concat_ws(' · ', o.number, nullif(o.company_name, '')), null::uuid as quote_request_id, null::uuid as company_id,
      null::uuid as communication_id, o.id
    from orders o where n.record_type = 'order' and o.id = n.record_id and o.owner_id = n.recipient_id
  ) as record;

create or replace view notification_groups as
  select group_id as id, recipient_id, kind, record_type, actor_id, count(distinct record_id)::int as count,
    max(created_at) as created_at, bool_and(read_at is not null) as is_read,
    (array_agg(title order by id desc))[1] as title,
    (array_agg(quote_request_id order by id desc))[1] as quote_request_id,
    (array_agg(company_id order by id desc))[1] as company_id,
    (array_agg(communication_id order by id desc))[1] as communication_id,
    (array_agg(order_id order by id desc))[1] as order_id
  from notification_items
  group by group_id, recipient_id, kind, record_type, actor_id;
