-- Requests of persons about their data, what the retention job removed, and the mailboxes that must not get commercial messages.
-- Locks nothing that is in use: all tables are new.

create table privacy_requests (
  id uuid primary key default gen_random_uuid(),
  -- in the link of the mail that proves the mailbox
  token uuid not null unique default gen_random_uuid(),
  kind text not null check (kind in ('access', 'export', 'correct', 'erase', 'object')),
  source text not null check (source in ('form', 'desk')),
  -- null after the data of the person was erased and the answer was sent
  email text check (email = email_key(email)),
  language text not null check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
  message text not null default '',
  created_at timestamptz(3) not null default now(),
  -- when the mailbox was proven, or the desk entered it; the time to answer counts from here
  confirmed_at timestamptz(3),
  answered_at timestamptz(3),
  answered_by uuid references admin_users on delete set null,
  answer text,
  -- when the answer was mailed
  sent_at timestamptz(3),
  -- { erased, redacted, kept } of an erasure
  report jsonb,
  check ((answered_at is null) = (answer is null)),
  check (answered_at is null or confirmed_at is not null)
);
create index privacy_requests_open on privacy_requests (confirmed_at) where answered_at is null;
comment on index privacy_requests_open is 'Requests to answer, the most urgent first';
create index privacy_requests_of_mailbox on privacy_requests (email) where email is not null;
comment on index privacy_requests_of_mailbox is 'Requests of a mailbox: limit of open ones, erasure';
create index privacy_requests_by_user on privacy_requests (answered_by) where answered_by is not null;
comment on index privacy_requests_by_user is 'Foreign key: an admin user is deleted';

create table retention_runs (
  id bigint generated always as identity primary key,
  created_at timestamptz(3) not null default now(),
  -- removed rows by table; tables without any are left out
  removed jsonb not null
);

-- Mailboxes that must not get commercial messages. A row survives the erasure of the person, and imports; it has only a digest, because the
-- address itself was erased.
create table mail_suppressions (
  mailbox_hash bytea primary key check (length(mailbox_hash) = 32),
  created_at timestamptz(3) not null default now()
);
create function mailbox_hash(email text) returns bytea language sql immutable strict parallel safe
  as $$ select sha256(convert_to(email_key(email), 'utf8')) $$;

-- Consent of a mailbox to commercial messages; only ever added to, and erased with the person. The latest entry counts.
create table mailbox_consents (
  id bigint generated always as identity primary key,
  email text not null check (email = email_key(email)),
  event text not null check (event in ('given', 'confirmed', 'withdrawn')),
  -- in the links that confirm and withdraw; the same in all entries of one consent
  token uuid not null,
  text_version text not null,
  language text not null check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
  source text not null check (source in ('quote_request', 'contact_message', 'supplier_application', 'contact', 'link', 'panel')),
  address inet,
  actor text,
  created_at timestamptz(3) not null default now()
);
create index mailbox_consents_of_mailbox on mailbox_consents (email, id desc);
comment on index mailbox_consents_of_mailbox is 'Consents of a contact; the latest entry of a mailbox';
create unique index mailbox_consents_once on mailbox_consents (token, event);
comment on index mailbox_consents_once is 'Confirms or withdraws a consent once';

-- Consents that the forms have stored; nobody has confirmed them.
insert into mailbox_consents (email, event, token, text_version, language, source, address, created_at)
  select email_key(coalesce(q.email, s.email, t.email)), 'given', c.id, c.text_version, c.locale, c.subject_type, c.address, c.given_at
  from consents c
    left join quote_requests q on c.subject_type = 'quote_request' and q.id = c.subject_id
    left join supplier_applications s on c.subject_type = 'supplier_application' and s.id = c.subject_id
    left join contacts t on c.subject_type = 'contact' and t.id = c.subject_id
  where c.purpose = 'marketing' and c.withdrawn_at is null and coalesce(q.email, s.email, t.email) <> ''
  order by c.given_at;
