-- A series has a kind: fed by a source, entered by an admin, or an example. Examples are constants of common/market/series.ts without a history.
-- The computed values that were stored before are deleted, and with them the alerts that compared a threshold with one.

alter table market_series add column kind text not null default 'example' check (kind in ('feed', 'desk', 'example'));
update market_series s set kind = case when exists (
    select from market_changes c where c.symbol = s.symbol and c.at = s.value_at and c.kind in ('price', 'correction', 'sheet')
  ) then 'desk' else 'feed' end
where not indicative;

delete from price_alerts a using market_series s where s.id = a.series_id and (s.kind = 'example' or a.indicative);
alter table price_alerts add column kind text check (kind in ('feed', 'desk'));
update price_alerts a set kind = s.kind from market_series s where s.id = a.series_id;
alter table price_alerts alter column kind set not null;
comment on column price_alerts.kind is 'Only values of this kind trigger the alert, whatever their source';

alter table market_sources add column url text, add column format text check (format in ('prices', 'rates')),
  add check ((url is null) = (format is null));
comment on column market_sources.url is 'Address of a feed that an admin connected; null for the sources of the settings';

-- The view compares market_closes.indicative.
drop view company_values;
delete from market_ticks where indicative;
delete from market_closes where indicative;
alter table market_ticks drop column indicative, add primary key (series_id, at);
alter table market_closes drop column indicative, add primary key (series_id, day);
alter table market_series drop column indicative;
alter table price_alerts drop column indicative;

-- What a company has bought. Computed when read.

-- An amount in another currency than the company's is converted by the last close of the day of closing (UTC) or of the week before it.
-- Example rates have no closes, so they convert nothing.
create or replace view company_values as
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
      left join lateral (
        select 1::numeric as rate where c.currency = 'USD'
        union all (
          select close.value::numeric from market_closes as close join market_series as series on series.id = series_id
          where category = 'currency' and series.currency = c.currency and q.quoted_currency <> c.currency
            and day between (q.closed_at at time zone 'UTC')::date - 7 and (q.closed_at at time zone 'UTC')::date
          order by day desc limit 1
        )
        limit 1
      ) as own on true
      left join lateral (
        select 1::numeric as rate where q.quoted_currency = 'USD'
        union all (
          select close.value::numeric from market_closes as close join market_series as series on series.id = series_id
          where category = 'currency' and series.currency = q.quoted_currency and q.quoted_currency <> c.currency
            and day between (q.closed_at at time zone 'UTC')::date - 7 and (q.closed_at at time zone 'UTC')::date
          order by day desc limit 1
        )
        limit 1
      ) as quoted on true
      cross join lateral (
        select case q.quoted_currency when c.currency then q.quoted_amount else q.quoted_amount * own.rate / quoted.rate end as converted
      ) as amount
    where q.status = 'closed' and q.quoted_amount is not null
    group by 1, 2
  ) as by_currency
  group by 1;
comment on column company_values.total_value is 'Sum of the quoted amounts of closed requests in the currency of the company';
comment on column company_values.unconverted_values is
  '[{ currency, amount }] of the amounts that no stored rate converts; total_value leaves them out';
