-- Quote requests and the way each of them takes.

create table quote_requests (
  id uuid primary key default gen_random_uuid(),
  -- made by the form: sent again, it makes no second request
  submission_id uuid not null unique,
  reference text not null unique,
  source text not null check (source in ('quick_quote', 'hydraulic_quote', 'equipment_card', 'buyer_quote', 'seller_quote')),
  name text not null,
  email text not null,
  phone text not null default '',
  company text not null default '',
  message text not null default '',
  status text not null default 'new' check (status in ('new', 'pending', 'contacted', 'responded', 'quoted', 'closed')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  notes text,
  product_type text,
  product_title text,
  -- metric tons
  quantity numeric(14, 3) check (quantity > 0),
  target_price text,
  delivery_terms text check (delivery_terms in ('fob', 'cif', 'cfr', 'exw', 'dap')),
  delivery_location text,
  payment_terms text check (payment_terms in ('lc', 'tt', 'dp', 'da')),
  additional_requirements text,
  language text not null default 'tr' check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
  first_response_at timestamptz(3),
  closed_at timestamptz(3),
  quoted_amount numeric(14, 2) check (quoted_amount >= 0),
  quoted_currency text check (quoted_currency in ('USD', 'EUR', 'TRY', 'GBP')),
  company_id uuid references companies on delete set null,
  contact_id uuid references contacts on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text generated always as (fold_text(name || E'\n' || email || E'\n' || company)) stored,
  check ((quoted_amount is null) = (quoted_currency is null))
);
comment on column quote_requests.closed_at is 'When it last became closed; null while it is not';

-- Every status that a request ever had, for the funnel.
create table quote_status_history (
  id bigint generated always as identity primary key,
  quote_request_id uuid not null references quote_requests on delete cascade,
  from_status text check (from_status in ('new', 'pending', 'contacted', 'responded', 'quoted', 'closed')),
  to_status text not null check (to_status in ('new', 'pending', 'contacted', 'responded', 'quoted', 'closed')),
  changed_at timestamptz(3) not null default now(),
  actor text
);

-- How far a status is along the way of a sale: 0 new, 1 in touch, 2 quoted, 3 closed.
create function quote_stage(status text) returns smallint language sql immutable parallel safe
return case status when 'new' then 0 when 'quoted' then 2 when 'closed' then 3 else 1 end;

-- How long the visitor waited for an answer, as a range.
create function quote_response(asked timestamptz, answered timestamptz) returns text language sql immutable parallel safe
return case
  when answered is null then 'none'
  when answered - asked < interval '1 hour' then 'hour'
  when answered - asked < interval '4 hours' then 'four_hours'
  when answered - asked < interval '24 hours' then 'day'
  when answered - asked < interval '72 hours' then 'three_days'
  else 'longer'
end;

-- Days are those of the company's clock.
create function istanbul_day(at timestamptz) returns date language sql immutable parallel safe
return (at at time zone 'Europe/Istanbul')::date;
create function istanbul_midnight(day date) returns timestamptz language sql immutable parallel safe
return day::timestamp at time zone 'Europe/Istanbul';
