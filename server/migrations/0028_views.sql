-- Saved views of lists, and campaigns to the companies or requests of a list.

create table saved_views (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('companies', 'quote_requests')),
  name text not null check (btrim(name) <> ''),
  -- filter and order as the query string of the list's page, without the question mark
  query text not null default '',
  author_id uuid not null references admin_users on delete cascade,
  is_shared boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- The audience of a campaign becomes { list, query } or { subscribers: true }; until now it was { companyTypes, priorities, countries }.
update email_campaigns set audience = jsonb_build_object(
  'list', 'companies',
  'query', concat_ws('&',
    (select 'companyType=' || string_agg(upper(value), ',') from jsonb_array_elements_text(audience -> 'companyTypes')),
    (select 'priority=' || string_agg(upper(value), ',') from jsonb_array_elements_text(audience -> 'priorities')),
    (select 'country=' || string_agg(distinct c.country, ',')
     from jsonb_array_elements_text(audience -> 'countries') join companies c on fold_text(c.country) = fold_text(value))
  )
) where audience ?| '{companyTypes,priorities,countries}';
