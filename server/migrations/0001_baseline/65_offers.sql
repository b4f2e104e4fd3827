-- Offers in answer to quote requests: numbered without a gap in each year, never changed once they are made.

-- An offer locks the row of its year until it is committed or rolled back, so that no number is skipped.
create table offer_numbers (
  year integer primary key,
  last integer not null check (last > 0)
);

create table offers (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  quote_request_id uuid not null references quote_requests on delete cascade,
  company_id uuid references companies on delete set null,
  contact_id uuid references contacts on delete set null,
  contact_person text not null,
  company_name text not null default '',
  email text not null,
  language text not null check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
  currency text not null check (currency in ('USD', 'EUR', 'TRY', 'GBP')),
  delivery_terms text not null check (delivery_terms in ('fob', 'cif', 'cfr', 'exw', 'dap')),
  delivery_place text not null,
  payment_terms text not null check (payment_terms in ('lc', 'tt', 'dp', 'da')),
  valid_until date not null,
  note text not null default '',
  total numeric(14, 2) not null check (total >= 0),
  attachment_id uuid not null unique references attachments,
  created_by uuid references admin_users on delete set null,
  created_at timestamptz(3) not null default now(),
  -- { currency, rate, at, source, indicative } of the second currency, as it was then; null where the offer names one alone
  conversion jsonb
);

create table offer_lines (
  offer_id uuid references offers on delete cascade,
  position integer check (position > 0),
  trade_product text check (trade_product in ('scrap', 'slab', 'billet', 'rebar', 'wire-rod', 'dri')),
  description text not null default '',
  quantity numeric(14, 3) not null check (quantity > 0),
  unit text not null check (unit in ('t', 'kg', 'm', 'piece', 'set', 'service')),
  unit_price numeric(14, 2) not null check (unit_price >= 0),
  amount numeric(14, 2) not null check (amount >= 0),
  primary key (offer_id, position)
);
