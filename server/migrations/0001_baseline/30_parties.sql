-- Companies and their contacts.

create sequence company_code_number;

-- KC-0001, KC-0002, …; four digits at least.
create function next_company_code() returns text language sql volatile
return (select 'KC-' || lpad(n::text, greatest(4, length(n::text)), '0') from nextval('company_code_number') as n);

create table companies (
  id uuid primary key default gen_random_uuid(),
  company_code text not null unique default next_company_code(),
  name text not null check (btrim(name) <> ''),
  legal_name text,
  industry text,
  company_type text not null default 'prospect' check (company_type in ('prospect', 'lead', 'customer', 'supplier', 'partner')),
  size text check (size in ('startup', 'small', 'medium', 'large', 'enterprise')),
  website text,
  address_line1 text,
  address_line2 text,
  city text,
  state text,
  postal_code text,
  country text not null default 'Turkey',
  tax_number text,
  trade_registry_no text,
  linkedin_url text,
  lead_source text not null default 'manual'
    check (lead_source in ('manual', 'website', 'referral', 'cold-email', 'trade-show', 'social-media', 'other')),
  lead_score integer not null default 50 check (lead_score between 0 and 100),
  status text not null default 'active' check (status in ('active', 'inactive', 'archived', 'blacklisted')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'critical')),
  payment_terms text,
  -- in currency
  credit_limit numeric(14, 2) not null default 0 check (credit_limit >= 0),
  currency text not null default 'USD' check (currency in ('USD', 'EUR', 'TRY', 'GBP')),
  notes text,
  internal_notes text,
  first_contact_date timestamptz(3),
  -- of the latest communication; kept by the trigger note_last_contact, because lists are ordered by it
  last_contact_date timestamptz(3),
  created_by uuid references admin_users on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- when it was put into the bin
  deleted_at timestamptz(3),
  search_text text generated always as (fold_text(name || E'\n' || company_code || E'\n' || coalesce(industry, ''))) stored,
  name_key text generated always as (company_name_key(name)) stored,
  web_domain text generated always as (web_domain(website)) stored
);

create table contacts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  name text not null check (btrim(name) <> ''),
  email text not null,
  phone text,
  position text,
  is_primary boolean not null default false,
  status text not null default 'active' check (status in ('active', 'inactive')),
  lead_source text not null default 'manual'
    check (lead_source in ('manual', 'website', 'referral', 'cold-email', 'trade-show', 'social-media', 'other')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text generated always as (fold_text(name || E'\n' || email)) stored
);
-- One contact per e-mail; text_pattern_ops also finds addresses by their beginning.
create unique index contacts_email on contacts (email_key(email) text_pattern_ops);
create unique index contacts_one_primary on contacts (company_id) where is_primary;
