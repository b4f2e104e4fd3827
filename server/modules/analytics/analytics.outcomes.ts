import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import type { Currency, LostReason, OutcomeDimension } from '../../../common/enums.ts';
import { queryRows } from '../../platform/database/rows.ts';

/** Outcomes of a group of requests. */
interface Outcomes {
  won: number;
  /** Lost leads: without the reasons SPAM and DUPLICATE. */
  lost: number;
  /** Lost with the reason SPAM or DUPLICATE. */
  excluded: number;
  /** Won amounts in USD at their stored rates, rounded once. */
  revenue: number;
  /** Won requests without an amount. */
  unpriced: number;
  /** Sum of the won amounts; only meaningful within one currency. */
  amount: number;
  /** Part of `amount` without a rate, and its number of requests. */
  unconverted: number;
  unconvertedCount: number;
  /** Mean time from receipt to closing of the won requests, in seconds. */
  wonSeconds: number | null;
}

interface Row extends Outcomes {
  by: OutcomeDimension | 'reason' | 'currency' | 'all';
  value: string | null;
  /** Name of the owner. */
  name: string | null;
}

/** Outcomes of the requests that were received in a period, by their current values. */
export interface PeriodOutcomes {
  total: Outcomes;
  by: Record<OutcomeDimension, (Outcomes & { value: string; name: string | null })[]>;
  reasons: ReadonlyMap<LostReason, number>;
  currencies: (Outcomes & { currency: Currency })[];
}

/** @param condition selects the requests `q` of the period */
export async function readOutcomes(db: DataSource, condition: Sql): Promise<PeriodOutcomes> {
  const rows = await queryRows<Row>(
    db,
    sql`
      with decided as (
        select outcome, lost_reason as reason, q.owner_id as owner, q.source, coalesce(product_type, '') as product,
          coalesce(country, '') as country, quoted_currency as currency, quoted_amount as amount,
          usd_value(quoted_amount, quoted_currency, rate_to_usd) as usd,
          greatest(date_part('epoch', closed_at - q.created_at), 0) as took,
          coalesce(lost_reason in ('duplicate', 'spam'), false) as is_excluded
        from quote_requests q left join companies c on c.id = company_id where outcome is not null and ${condition}
      ),
      groups as (
        select grouping(owner, country, product, source, reason, currency) as mask, owner, country, product, source, reason, currency,
          count(*) filter (where outcome = 'won')::int as won,
          count(*) filter (where outcome = 'lost' and not is_excluded)::int as lost,
          count(*) filter (where is_excluded)::int as excluded,
          coalesce(round(sum(usd) filter (where outcome = 'won'), 2), 0)::float8 as revenue,
          count(*) filter (where outcome = 'won' and amount is null)::int as unpriced,
          coalesce(sum(amount) filter (where outcome = 'won'), 0)::float8 as amount,
          coalesce(sum(amount) filter (where outcome = 'won' and usd is null), 0)::float8 as unconverted,
          count(*) filter (where outcome = 'won' and amount is not null and usd is null)::int as "unconvertedCount",
          avg(took) filter (where outcome = 'won') as "wonSeconds"
        from decided group by grouping sets ((owner), (country), (product), (source), (reason), (currency), ())
      )
      -- grouping() sets the bits of the columns that a row is not grouped by: 31 is 011111, grouped by the first column, the owner.
      select case mask when 31 then 'owner' when 47 then 'country' when 55 then 'product' when 59 then 'source' when 61 then 'reason'
          when 62 then 'currency' else 'all' end as by,
        coalesce(owner::text, country, product, source, reason, currency) as value,
        (select name from admin_users where id = owner) as name,
        won, lost, excluded, revenue, unpriced, amount, unconverted, "unconvertedCount", "wonSeconds"
      from groups`,
  );
  const groupsOf = (by: OutcomeDimension) =>
    rows
      .filter((row) => row.by === by && row.won + row.lost > 0)
      .map((row) => ({ ...row, value: row.value ?? '' }))
      .sort((a, b) => b.revenue - a.revenue || b.won - a.won || (a.value < b.value ? -1 : 1));
  return {
    total: rows.find(({ by }) => by === 'all')!,
    by: {
      owner: groupsOf('owner'),
      country: groupsOf('country'),
      product: groupsOf('product'),
      source: groupsOf('source'),
    },
    reasons: new Map(
      rows
        .filter((row) => row.by === 'reason' && row.value !== null)
        .map((row) => [row.value as LostReason, row.lost + row.excluded]),
    ),
    currencies: rows
      .filter((row) => row.by === 'currency' && row.won > 0 && row.value !== null)
      .map((row) => ({ ...row, currency: row.value as Currency })),
  };
}
