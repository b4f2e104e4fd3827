-- Money and outcome of a quote request: how it was closed, and the exchange rates of its amount.
-- The generated column rewrites the table quote_requests, which is locked meanwhile: about two seconds for 100,000 requests.

alter table quote_requests
  add column outcome text check (outcome in ('won', 'lost')),
  add column lost_reason text check (lost_reason in (
    'price', 'delivery_time', 'quality', 'payment_terms', 'no_response', 'competitor', 'cancelled', 'duplicate', 'spam', 'other'
  )),
  add column lost_note text,
  add column rate_to_usd numeric(24, 16) check (rate_to_usd > 0),
  add column rate_at timestamptz(3),
  add column rate_source text check (rate_source in ('feed', 'desk', 'manual')),
  add column rate_by text,
  add column usd_rates jsonb,
  add check (outcome is null or status = 'closed'),
  add check ((outcome is not distinct from 'lost') = (lost_reason is not null)),
  add check (lost_note is null or lost_reason is not null);
comment on column quote_requests.outcome is 'Null while the request is open, and if it was closed before outcomes were recorded';
comment on column quote_requests.rate_to_usd is
  'US dollars for one unit of quoted_currency when the amount was set; kept from then on. Null: no rate was known, the amount is not converted';
comment on column quote_requests.rate_at is 'Time of the rate: of its publication, or of its entry';
comment on column quote_requests.rate_source is 'Null for an amount in US dollars';
comment on column quote_requests.rate_by is 'Name of the person who entered the rate';
comment on column quote_requests.usd_rates is
  '{ currency: US dollars for one unit } of every known rate at that time, for the value in the currency of the company';

-- The amount in US dollars, not rounded: sums are rounded once. Null without a rate.
create function usd_value(amount numeric, currency text, rate numeric) returns numeric language sql immutable parallel safe
return amount * case currency when 'USD' then 1 else rate end;

alter table quote_requests add column amount_usd numeric(20, 2)
  generated always as (round(usd_value(quoted_amount, quoted_currency, rate_to_usd), 2)) stored;
comment on column quote_requests.amount_usd is 'For lists and filters; sums use usd_value';

-- ---- Requests that were closed before outcomes were recorded: won if they have an amount, otherwise for review.

-- Their rates are those that company_values used: the last close of the day of closing (UTC) or of the week before it. Neither the version
-- nor the activity log changes: nobody has edited them.
alter table quote_requests disable trigger touch_updated_at;
alter table quote_requests disable trigger log_activity;
update quote_requests q set
  outcome = 'won',
  usd_rates = rates.all_rates,
  rate_to_usd = case q.quoted_currency when 'USD' then 1 else (rates.all_rates ->> q.quoted_currency)::numeric end,
  rate_at = case q.quoted_currency when 'USD' then q.closed_at else (rates.times ->> q.quoted_currency)::timestamptz end,
  rate_source = rates.kinds ->> q.quoted_currency
from quote_requests w cross join lateral (
  select coalesce(jsonb_object_agg(currency, rate), '{}') as all_rates, jsonb_object_agg(currency, at) as times,
    jsonb_object_agg(currency, kind) as kinds
  from (
    select distinct on (series.currency) series.currency, round(1 / close.value::numeric, 16) as rate, close.at,
      case series.kind when 'desk' then 'desk' else 'feed' end as kind
    from market_closes as close join market_series as series on series.id = series_id
    where category = 'currency' and day between (w.closed_at at time zone 'UTC')::date - 7 and (w.closed_at at time zone 'UTC')::date
    order by series.currency, day desc
  ) as closes
) as rates
where w.id = q.id and q.status = 'closed' and q.quoted_amount is not null;

-- The amount of an open request gets the rate of today, as if it had been set now.
update quote_requests q set
  usd_rates = rates.all_rates,
  rate_to_usd = case q.quoted_currency when 'USD' then 1 else (rates.all_rates ->> q.quoted_currency)::numeric end,
  rate_at = case q.quoted_currency when 'USD' then now() else (rates.times ->> q.quoted_currency)::timestamptz end,
  rate_source = rates.kinds ->> q.quoted_currency
from (
  select coalesce(jsonb_object_agg(currency, round(1 / value::numeric, 16)), '{}') as all_rates, jsonb_object_agg(currency, value_at) as times,
    jsonb_object_agg(currency, kind) as kinds
  from market_series
  where category = 'currency' and published and kind <> 'example' and value_at > now() - interval '7 days'
) as rates
where q.status <> 'closed' and q.quoted_amount is not null;
alter table quote_requests enable trigger touch_updated_at;
alter table quote_requests enable trigger log_activity;

-- ---- Values of companies

-- Won amounts at the rates of their requests. Only the sum is rounded.
drop view company_values;
create view company_values as
  select company_id, round(coalesce(sum(converted), 0), 2) as total_value,
    coalesce(
      jsonb_agg(jsonb_build_object('currency', currency, 'amount', unconverted) order by currency) filter (where unconverted > 0),
      '[]'
    ) as unconverted_values
  from (
    select q.company_id, q.quoted_currency as currency, sum(converted) as converted,
      sum(q.quoted_amount) filter (where converted is null) as unconverted
    from quote_requests q
      join companies c on c.id = q.company_id
      cross join lateral (
        select case
          when q.quoted_currency = c.currency then q.quoted_amount
          when c.currency = 'USD' then usd_value(q.quoted_amount, q.quoted_currency, q.rate_to_usd)
          else usd_value(q.quoted_amount, q.quoted_currency, q.rate_to_usd) / (q.usd_rates ->> c.currency)::numeric
        end as converted
      ) as amount
    where q.outcome = 'won' and q.quoted_amount is not null
    group by 1, 2
  ) as by_currency
  group by 1;
comment on column company_values.total_value is 'Sum of the amounts of won requests in the currency of the company';
comment on column company_values.unconverted_values is
  '[{ currency, amount }] of the amounts that no stored rate converts; total_value leaves them out';

drop index quote_requests_closed_amounts;
create index quote_requests_won on quote_requests (company_id) include (quoted_amount, quoted_currency, rate_to_usd) where outcome = 'won';
comment on index quote_requests_won is 'Value of a company (view company_values) and the companies by value';
create index quote_requests_amounts on quote_requests (amount_usd)
  include (status, outcome, quoted_currency, quoted_amount, rate_to_usd, rate_at) where quoted_amount is not null;
comment on index quote_requests_amounts is 'Requests above or below an amount; totals of the list and of the columns of the board';

create index quote_requests_outcomes on quote_requests (created_at desc, id desc) where outcome is not null;
comment on index quote_requests_outcomes is 'Outcomes of a period in the analytics: 7,000 of 50,000 requests; won or lost requests, newest first';

-- As before, but an open request has no outcome, whichever statement opened it.
create or replace function record_quote_stage() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.status = 'new' then
      -- A request that was set back to "new" waits again, unless somebody has written or called.
      new.first_response_at :=
        (select min(created_at) from communications where quote_request_id = new.id and direction = 'outbound');
    elsif new.status <> 'pending' then
      new.first_response_at := coalesce(new.first_response_at, now());
    end if;
  end if;
  if new.status <> 'closed' then
    new.closed_at := null;
    new.outcome := null;
    new.lost_reason := null;
    new.lost_note := null;
  elsif new.closed_at is null then
    -- A record that brings its own dates, as an import's does, was closed by then.
    new.closed_at := case tg_op when 'INSERT' then greatest(new.created_at, new.first_response_at) else now() end;
  end if;
  return new;
end $$;

-- As before, but what is derived from an amount and its rate is not logged.
create or replace function log_activity() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  record jsonb := coalesce(after, before);
  changes jsonb;
  action text := tg_op;
  restored boolean := tg_op = 'INSERT' and coalesce(current_setting('kordon.restoring', true) = 'on', false);
  entry bigint;
begin
  if tg_op = 'UPDATE' then
    -- { fieldName: [before, after] }
    select jsonb_object_agg(
      lower(left(key, 1)) || substr(replace(initcap(replace(key, '_', ' ')), ' ', ''), 2),
      case key
        when 'owner_id' then jsonb_build_array(
          (select name from admin_users where id = (before ->> key)::uuid), (select name from admin_users where id = (after ->> key)::uuid)
        )
        else jsonb_build_array(before -> key, value)
      end
    )
    into changes
    from jsonb_each(after - array[
      'updated_at', 'search_text', 'name_key', 'web_domain', 'last_contact_date', 'message_id', 'reply_to_id', 'recipient', 'sent_at',
      'amount_usd', 'usd_rates', 'rate_at'
    ])
    where before -> key is distinct from value;
    if changes is null then return null; end if;
    -- Into the bin and out of it: deleted or made again, as people see it.
    if changes ? 'deletedAt' then
      action := case when after ->> 'deleted_at' is null then 'INSERT' else 'DELETE' end;
      restored := action = 'INSERT';
    end if;
  end if;
  insert into activity_logs (action, target_type, target_id, details, changes, actor, created_at, company_id)
  values (
    action, tg_table_name, (record ->> 'id')::uuid,
    jsonb_strip_nulls(jsonb_build_object(
      'name', coalesce(record ->> 'name', record ->> 'contact_person', record ->> 'subject'),
      'company', coalesce(
        nullif(record ->> 'company', ''),
        record ->> 'company_name',
        (select name from companies where id = (record ->> 'company_id')::uuid)
      ),
      'email', record ->> 'email',
      'status', record ->> 'status',
      'restored', case when restored then true end
    )),
    case action when 'UPDATE' then changes end,
    nullif(current_setting('kordon.actor', true), ''),
    -- A record that brings its own date, as an import's does, was made then.
    case when tg_op = 'INSERT' and not restored then (record ->> 'created_at')::timestamptz else now() end,
    case tg_table_name when 'companies' then record ->> 'id' else record ->> 'company_id' end::uuid
  )
  returning id into entry;
  perform pg_notify('activity', entry::text);
  return null;
end $$;
