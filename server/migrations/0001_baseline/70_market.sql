-- Market series with their history, their sources and the price alerts.

-- The definition of each series is copied from common/market/series.ts at every start; its value is that of its last tick.
create table market_series (
  id smallint generated always as identity primary key,
  symbol text not null unique,
  category text not null check (category in ('metal', 'currency', 'energy', 'shipping', 'index')),
  region text check (region in ('global', 'turkey', 'europe', 'asia', 'americas', 'mena')),
  name text not null,
  currency text not null,
  unit text,
  position smallint not null,
  published boolean not null default true,
  value double precision check (value > 0 and value < 'infinity'),
  value_at timestamptz(3),
  source text,
  -- whether the value is one of the built-in reference series, not of a market
  indicative boolean not null default true,
  check (num_nulls(value, value_at, source) in (0, 3))
);

-- One row per series and instant. Reference values and market values are never compared with each other.
create table market_ticks (
  series_id smallint not null references market_series on delete cascade,
  at timestamptz(3) not null,
  indicative boolean not null,
  value double precision not null check (value > 0 and value < 'infinity'),
  primary key (series_id, indicative, at)
);

-- The close of a day (UTC) is its last tick, whose time is `at`.
create table market_closes (
  series_id smallint not null references market_series on delete cascade,
  day date not null,
  indicative boolean not null,
  at timestamptz(3) not null,
  value double precision not null check (value > 0 and value < 'infinity'),
  primary key (series_id, indicative, day)
);

create table market_sources (
  name text primary key,
  checked_at timestamptz(3),
  succeeded_at timestamptz(3),
  -- failures since the last success; after several, the source is not read until open_until
  failures integer not null default 0,
  open_until timestamptz(3),
  error text,
  etag text,
  -- of the last response: number of accepted values, and [{ symbol, reason }] of the refused ones
  accepted integer not null default 0,
  refused jsonb not null default '[]',
  -- [{ code, detail, publisher }] of the last failure; the column error describes it in a sentence for the log
  faults jsonb not null default '[]',
  -- time of its newest value
  tick_at timestamptz(3)
);

create table market_changes (
  id bigint generated always as identity primary key,
  symbol text not null references market_series (symbol) on delete cascade,
  kind text not null check (kind in ('price', 'correction', 'sheet', 'jump', 'publish', 'hide')),
  -- the value before and after; null where only the visibility changed
  before double precision,
  after double precision,
  -- time of the price
  at timestamptz(3),
  reason text not null default '',
  actor text not null,
  created_at timestamptz(3) not null default now(),
  check ((kind in ('publish', 'hide')) = (num_nulls(after, at) = 2))
);

-- A row ends with its mail, its cancellation, or unconfirmed after a week.
create table price_alerts (
  id uuid primary key default gen_random_uuid(),
  -- known only to the owner of the mailbox; with it the alert is confirmed and cancelled
  token uuid not null unique default gen_random_uuid(),
  series_id smallint not null references market_series on delete cascade,
  threshold double precision not null check (threshold > 0 and threshold < 'infinity'),
  rising boolean not null,
  email text not null,
  language text not null,
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  -- time and value of the series when the threshold was reached
  crossed_at timestamptz(3),
  crossed_value double precision,
  indicative boolean
);
