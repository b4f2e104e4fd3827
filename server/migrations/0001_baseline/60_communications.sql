-- Communications with companies, and e-mail campaigns.

create table communications (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  contact_id uuid references contacts on delete set null,
  quote_request_id uuid references quote_requests on delete set null,
  type text not null default 'email' check (type in ('email', 'phone', 'meeting', 'whatsapp', 'video_call', 'form_submission')),
  direction text not null default 'outbound' check (direction in ('inbound', 'outbound')),
  subject text not null check (btrim(subject) <> ''),
  content text,
  status text not null default 'sent' check (status in ('sent', 'delivered', 'read', 'replied', 'failed', 'received')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  sentiment text check (sentiment in ('positive', 'neutral', 'negative')),
  follow_up_required boolean not null default false,
  follow_up_date timestamptz(3),
  tags text[],
  duration_minutes integer check (duration_minutes > 0),
  metadata jsonb,
  created_by uuid references admin_users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text generated always as (fold_text(subject || E'\n' || coalesce(content, ''))) stored,
  message_id text,
  reply_to_id uuid references communications on delete set null,
  recipient text,
  sent_at timestamptz(3),
  failure text
);
comment on column communications.message_id is 'Left part of the Message-ID of mail that we send';
comment on column communications.recipient is 'Address that our mail goes to, whatever becomes of the contact';
comment on column communications.sent_at is 'When the mail server took it; null while it waits and for what is no mail';
comment on column communications.failure is 'Why it did not arrive, in the words of the mail server';
create unique index communications_message_id on communications (message_id) where message_id is not null;

-- Deleted communications for 30 days. A table of its own, so that no list, figure or search has to leave them out.
create table communications_bin (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  record jsonb not null,
  answers uuid[] not null,
  deleted_at timestamptz(3) not null default now()
);
comment on column communications_bin.record is 'The row as it was';
comment on column communications_bin.answers is 'Communications that answered it';

-- One reminder for each date that was set, whichever node sends it.
create table follow_up_reminders (
  communication_id uuid references communications on delete cascade,
  follow_up_date timestamptz(3),
  primary key (communication_id, follow_up_date)
);

create table email_campaigns (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  sent_at timestamptz(3),
  sent_count integer not null default 0 check (sent_count >= 0),
  opened_count integer not null default 0 check (opened_count >= 0),
  clicked_count integer not null default 0 check (clicked_count >= 0),
  replied_count integer not null default 0 check (replied_count >= 0),
  -- percent of sent_count
  open_rate numeric(13, 1) not null
    generated always as (coalesce(round(100.0 * opened_count / nullif(sent_count, 0), 1), 0)) stored,
  click_rate numeric(13, 1) not null
    generated always as (coalesce(round(100.0 * clicked_count / nullif(sent_count, 0), 1), 0)) stored,
  reply_rate numeric(13, 1) not null
    generated always as (coalesce(round(100.0 * replied_count / nullif(sent_count, 0), 1), 0)) stored,
  created_at timestamptz(3) not null default now()
);
