-- The customer's link of a sent offer, its verification page, and the customer's answer. New tables only, but for two check constraints:
-- changing them reads notifications and notification_choices, which are small.

-- Neither the token of the link nor the code of the verification page is stored: the server derives both (offer.token.ts).
create table offer_links (
  offer_id uuid primary key references offers on delete cascade,
  version integer not null default 1 check (version > 0),
  token_hash bytea not null unique check (length(token_hash) = 32),
  verification_hash bytea not null unique check (length(verification_hash) = 32),
  pdf_sha256 bytea not null check (length(pdf_sha256) = 32),
  code_number integer not null default 0 check (code_number >= 0),
  code_expires_at timestamptz(3),
  wrong_codes integer not null default 0 check (wrong_codes >= 0)
);
comment on column offer_links.version is 'Raised when the link is renewed; the earlier token is then unknown';
comment on column offer_links.code_number is 'Number of acceptance codes that were requested; the last one is derived from it';
comment on column offer_links.wrong_codes is 'Wrong attempts at the last code';

-- What the customer answered, with the evidence. One row for each revision that was answered; never changed.
create table offer_answers (
  offer_id uuid primary key references offers on delete cascade,
  status text not null check (status in ('accepted', 'declined')),
  name text,
  position text,
  reason text,
  -- Address to which the code of an acceptance was sent.
  mailbox text,
  network text not null,
  user_agent text not null,
  language text not null check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
  pdf_sha256 bytea not null check (length(pdf_sha256) = 32),
  created_at timestamptz(3) not null default now(),
  check (status = 'declined' or (name is not null and position is not null and mailbox is not null))
);

alter table notifications drop constraint notifications_kind_check, add constraint notifications_kind_check check (kind in (
  'lead_received', 'request_assigned', 'company_assigned', 'task_assigned', 'handed_over', 'request_answered', 'request_closed', 'task_due',
  'offer_answered'
));
alter table notification_choices
  drop constraint notification_choices_kind_check, add constraint notification_choices_kind_check check (kind in (
    'lead_received', 'request_assigned', 'company_assigned', 'task_assigned', 'handed_over', 'request_answered', 'request_closed', 'task_due',
    'offer_answered'
  ));
