-- Mails that arrive: the mailboxes that the server reads, what was read, and rules for private mail. Locks attachments, which is not
-- rewritten.

create table mailboxes (
  id uuid primary key default gen_random_uuid(),
  address text not null unique check (address = email_key(address)),
  host text not null check (host <> ''),
  port int not null check (port between 1 and 65535),
  -- TLS from the first byte; otherwise STARTTLS is required, except for a server of this machine
  secure boolean not null,
  username text not null check (username <> ''),
  authentication text not null check (authentication in ('password', 'xoauth2')),
  -- password, or refresh token of XOAUTH2
  secret encrypted not null,
  -- token endpoint of the provider, client and scope; XOAUTH2 only
  token_url text,
  client_id text,
  client_secret encrypted,
  scope text,
  -- servers whose Authentication-Results are believed; empty: the server that received the mail last
  trusted_servers text[] not null default '{}',
  enabled boolean not null default true,
  -- mails that arrived before are not read
  read_from timestamptz(3) not null,
  last_read_at timestamptz(3),
  failure text,
  failed_at timestamptz(3),
  -- the server refused the sign-in: no further attempt until the settings change
  is_refused boolean not null default false,
  -- increased with each change of the settings, so that the reader connects again
  revision int not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((authentication = 'xoauth2') = (token_url is not null and client_id is not null))
);

-- How far a folder was read. Advanced in the transaction that stores the mails, so that none is lost and none is stored twice.
create table mailbox_folders (
  mailbox_id uuid not null references mailboxes on delete cascade,
  kind text not null check (kind in ('inbox', 'sent')),
  path text not null,
  -- a new value makes all UIDs void: the folder is read again, and known mails are recognised by their digest
  uid_validity bigint not null,
  last_uid bigint not null,
  primary key (mailbox_id, kind)
);

create table inbound_mails (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of what all copies of a mail have in common, so that it is stored once
  digest bytea not null unique check (length(digest) = 32),
  mailbox_id uuid references mailboxes on delete set null,
  folder text not null check (folder in ('inbox', 'sent', 'upload')),
  kind text not null check (kind in ('message', 'bounce', 'auto_reply')),
  status text not null check (status in ('waiting', 'linked', 'ignored')),
  -- without angle brackets
  message_id text,
  -- Message-IDs of In-Reply-To and References
  replies_to text[] not null default '{}',
  sender_name text not null default '',
  -- as email_key; empty when the mail names no address
  sender_email text not null default '',
  -- at most 50: { name, email, kind }
  recipients jsonb not null default '[]',
  recipient_count int not null default 0,
  subject text not null default '',
  snippet text not null default '',
  -- null after the text was removed, and for a mail of a rule
  text text,
  html text,
  headers text,
  -- bytes of the mail
  size int not null,
  -- null: the mail has no valid date
  sent_at timestamptz(3),
  received_at timestamptz(3) not null,
  spf text not null check (spf in ('pass', 'fail', 'none')),
  dkim text not null check (dkim in ('pass', 'fail', 'none')),
  dkim_domain text,
  dmarc text not null check (dmarc in ('pass', 'fail', 'none')),
  notes text[] not null default '{}',
  -- domain of a known company that the domain of the sender imitates
  look_alike_of text,
  suggestion_reason text check (suggestion_reason in ('thread', 'contact', 'domain', 'reference')),
  suggested_company_id uuid references companies on delete set null,
  suggested_contact_id uuid references contacts on delete set null,
  suggested_quote_request_id uuid references quote_requests on delete set null,
  -- of a linked mail
  company_id uuid references companies on delete cascade,
  -- communication that the mail became, or the one that a bounce or an automatic reply belongs to; it may be deleted
  communication_id uuid,
  decided_at timestamptz(3),
  -- null: linked by its thread or contact, or ignored by a rule
  decided_by uuid references admin_users on delete set null,
  created_at timestamptz(3) not null default now(),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'linked') = (company_id is not null))
);
create index inbound_mails_by_status on inbound_mails (status, received_at desc, id desc);
comment on index inbound_mails_by_status is 'The inbox: mails of a status, newest first; ignored ones whose text is to be removed';
create index inbound_mails_of_message on inbound_mails (message_id) where message_id is not null;
comment on index inbound_mails_of_message is 'The mail that another one answers';
create index inbound_mails_of_company on inbound_mails (company_id) where company_id is not null;
comment on index inbound_mails_of_company is 'Foreign key: a company is deleted';

create table mail_ignore_rules (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('address', 'domain')),
  value text not null check (value = lower(value)),
  created_by uuid references admin_users on delete set null,
  created_at timestamptz(3) not null default now(),
  unique (kind, value)
);

-- Addresses that a mail server has refused for good.
create table bounced_addresses (
  email text primary key check (email = email_key(email)),
  reason text not null,
  bounced_at timestamptz(3) not null
);

-- File of a mail that arrived
alter table attachments add column inbound_mail_id uuid references inbound_mails on delete cascade;
create index attachments_of_inbound_mail on attachments (inbound_mail_id) where inbound_mail_id is not null;
comment on index attachments_of_inbound_mail is 'Files of a mail';
