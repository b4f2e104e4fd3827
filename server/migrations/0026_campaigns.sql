-- Campaigns: whom a mail goes to, its texts by language, and what became of each mail. Columns are added with a constant default, so that no
-- table is rewritten.

alter table email_campaigns
  add column status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  -- filter of companies: { companyTypes, priorities, countries }
  add column audience jsonb not null default '{}',
  -- { language: { subject, content } }
  add column texts jsonb not null default '{}',
  -- language of recipients whose own one has no text
  add column default_language text not null default 'en' check (default_language in ('tr', 'en', 'fa', 'ar', 'fr')),
  add column send_at timestamptz(3),
  add column created_by uuid references admin_users on delete set null,
  add column updated_at timestamptz(3) not null default now(),
  -- opens and clicks were counted; false for a campaign that this product sends
  add column is_tracked boolean not null default false;
update email_campaigns set status = case when sent_at is null then 'draft' else 'sent' end, is_tracked = true;

create table campaign_recipients (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references email_campaigns on delete cascade,
  -- as email_key
  email text not null,
  contact_id uuid references contacts on delete set null,
  company_id uuid references companies on delete set null,
  language text not null check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
  -- skipped: not allowed any more when its turn came
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'skipped')),
  sent_at timestamptz(3),
  failure text,
  replied_at timestamptz(3),
  unique (campaign_id, email)
);
create index campaign_recipients_waiting on campaign_recipients (campaign_id, id) where status = 'waiting';
comment on index campaign_recipients_waiting is 'The next mails of a campaign';

-- What the link to unsubscribe in commercial mails names; one for each mailbox.
create table unsubscribe_tokens (
  token uuid primary key default gen_random_uuid(),
  email text not null unique check (email = email_key(email)),
  language text not null check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
  created_at timestamptz(3) not null default now()
);
