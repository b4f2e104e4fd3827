-- Notifications of changed bank accounts, to all staff, keys of offer lines, and versions of offers that always grow. Locks notifications,
-- notification_choices, offers and offer_lines; offer_lines is rewritten.

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'lead_received', 'request_assigned', 'company_assigned', 'task_assigned', 'offer_answered', 'order_assigned', 'handed_over', 'request_answered',
    'request_closed', 'task_due', 'bank_account_pending', 'bank_account_approved', 'bank_account_rejected', 'bank_account_withdrawn'
  )),
  drop constraint notifications_record_type_check,
  add constraint notifications_record_type_check
    check (record_type in ('quote_request', 'company', 'task', 'order', 'bank_account_change'));
alter table notification_choices
  drop constraint notification_choices_kind_check,
  add constraint notification_choices_kind_check check (kind in (
    'lead_received', 'request_assigned', 'company_assigned', 'task_assigned', 'offer_answered', 'order_assigned', 'handed_over', 'request_answered',
    'request_closed', 'task_due', 'bank_account_pending', 'bank_account_approved', 'bank_account_rejected', 'bank_account_withdrawn'
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
    union all
    select b.name, null::uuid as quote_request_id, null::uuid as company_id, null::uuid as communication_id, null::uuid as order_id
    from bank_account_changes b where n.record_type = 'bank_account_change' and b.id = n.record_id
  ) as record;

-- By its key a line of a draft is recognized while two people edit the draft.
alter table offer_lines add column key uuid not null default gen_random_uuid();

-- `now()` is the start of a transaction. If the transaction had to wait for another change, that change is later.
create trigger touch_updated_at before update on offers for each row execute function touch_updated_at();
