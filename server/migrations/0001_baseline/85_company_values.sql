-- What a company has bought. Computed when read.
-- Also run by the upgrade of an older database.

-- An amount in another currency than the company's is converted by the last close of the day of closing (UTC) or of the week before it.
-- Example rates, which are indicative, convert nothing.
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
          where category = 'currency' and series.currency = c.currency and not close.indicative and q.quoted_currency <> c.currency
            and day between (q.closed_at at time zone 'UTC')::date - 7 and (q.closed_at at time zone 'UTC')::date
          order by day desc limit 1
        )
        limit 1
      ) as own on true
      left join lateral (
        select 1::numeric as rate where q.quoted_currency = 'USD'
        union all (
          select close.value::numeric from market_closes as close join market_series as series on series.id = series_id
          where category = 'currency' and series.currency = q.quoted_currency and not close.indicative and q.quoted_currency <> c.currency
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
