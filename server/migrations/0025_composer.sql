-- Mails with copies, mails that are sent later, threads, signatures and templates. Every column is added with a constant default, so that
-- no table is rewritten. The update of communications takes about a second for 100,000 answers.

alter table communications
  add column cc text[] not null default '{}',
  add column bcc text[] not null default '{}',
  -- The first communication of the thread, which may be deleted; null for the first one itself and for one that answers none.
  add column thread_id uuid;

-- A computed value, not an edit.
alter table communications disable trigger touch_updated_at;
alter table communications disable trigger log_activity;
with recursive threads as (
  select id, id as first_id from communications where reply_to_id is null
  union all
  select answer.id, threads.first_id from threads join communications answer on answer.reply_to_id = threads.id
)
update communications set thread_id = first_id from threads where threads.id = communications.id and first_id <> communications.id;
alter table communications enable trigger touch_updated_at;
alter table communications enable trigger log_activity;

create index communications_of_thread on communications (thread_id) where thread_id is not null;
comment on index communications_of_thread is 'Communications of a thread, and how many';

-- Mails that will be sent. A mail becomes a communication with the same id when its time has come.
create table scheduled_mails (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  contact_id uuid references contacts on delete set null,
  quote_request_id uuid references quote_requests on delete cascade,
  -- inbound communication that the mail answers
  reply_to_id uuid references communications on delete set null,
  recipient text not null,
  cc text[] not null default '{}',
  bcc text[] not null default '{}',
  subject text not null check (btrim(subject) <> ''),
  content text not null,
  language text not null check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
  quoted boolean not null default false,
  -- kind of a quote request mail
  template text,
  -- documents and offers of the company
  attachment_ids uuid[] not null default '{}',
  send_at timestamptz(3) not null,
  -- why the mail did not become a communication
  failure text,
  created_by uuid references admin_users on delete set null,
  created_at timestamptz(3) not null default now()
);
create index scheduled_mails_of_company on scheduled_mails (company_id, send_at);
comment on index scheduled_mails_of_company is 'Mails of a company that will be sent';

-- Texts that people start a mail with.
create table mail_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  language text not null check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
  subject text not null check (btrim(subject) <> ''),
  -- with variables such as {{contact.name}}
  content text not null check (btrim(content) <> ''),
  -- the only user who sees it; null: shared with everybody
  private_to uuid references admin_users on delete cascade,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- Lines above the ones of the company; empty: the name of the user.
alter table admin_users add column signature text not null default '';
