-- Market notes of the desk, which the public site shows, and subscriptions to them; notifications of mails of customers.

create table market_notes (
  id uuid primary key default gen_random_uuid(),
  -- last part of the address; set when it is published for the first time, and never changed
  slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published')),
  -- name of a picture of the site
  picture text not null,
  -- { language: { title, summary, content } }
  texts jsonb not null default '{}',
  -- when a scheduled note will be published
  publish_at timestamptz(3),
  published_at timestamptz(3),
  -- whether subscribers get a mail when it is published
  notifies_subscribers boolean not null default false,
  -- the mails to the subscribers, which are sent once
  campaign_id uuid references email_campaigns on delete set null,
  created_by uuid references admin_users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (status <> 'scheduled' or publish_at is not null),
  check (status <> 'published' or (slug is not null and published_at is not null))
);

alter table mailbox_consents drop constraint mailbox_consents_source_check,
  add constraint mailbox_consents_source_check
    check (source in ('quote_request', 'contact_message', 'supplier_application', 'contact', 'subscription', 'link', 'panel'));

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'lead_received', 'request_assigned', 'company_assigned', 'task_assigned', 'offer_answered', 'order_assigned', 'handed_over', 'request_answered',
    'request_closed', 'task_due', 'bank_account_pending', 'bank_account_approved', 'bank_account_rejected', 'bank_account_withdrawn', 'mail_received'
  ));

alter table notification_choices
  drop constraint notification_choices_kind_check,
  add constraint notification_choices_kind_check check (kind in (
    'lead_received', 'request_assigned', 'company_assigned', 'task_assigned', 'offer_answered', 'order_assigned', 'handed_over', 'request_answered',
    'request_closed', 'task_due', 'bank_account_pending', 'bank_account_approved', 'bank_account_rejected', 'bank_account_withdrawn', 'mail_received'
  ));
