import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { currencies, type Currency } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import { badInput } from '../../platform/graphql/errors.ts';

/** What `analytics_of_day` (migration 0035) counts; `mailing` and `rate` are read beside it. */
export type Measure =
  | 'status'
  | 'reached'
  | 'source'
  | 'language'
  | 'product'
  | 'country'
  | 'response'
  | 'revenue'
  | 'sale'
  | 'email'
  | 'mailing';

export interface Amount {
  count: number;
  /** Seconds or money, as the measure has it. */
  total: number;
}

/** A stored rate: units of the currency for one US dollar. */
export interface StoredRate {
  currency: Currency;
  perDollar: number;
  at: Date;
  /** Of the built-in reference series. */
  indicative: boolean;
}

/** Everything that the figures of a period are made of, added up. */
export interface Facts {
  /** First and last day, as 2026-11-19; both are included. */
  fromDay: string;
  toDay: string;
  of: (measure: Measure) => ReadonlyMap<string, Amount>;
  /** By day, those with requests alone. */
  days: ReadonlyMap<string, { total: number; closed: number }>;
  rates: readonly StoredRate[];
}

interface Row {
  kind: 'day' | 'fact' | 'rate' | 'range';
  period: 0 | 1;
  measure: Measure;
  value: string;
  count: number;
  total: number;
  at: Date | null;
  indicative: boolean | null;
}

/**
 * The period of the days from `from` to `to`, by the clock of Istanbul and both included, and the one of the same length before it. One
 * statement: all figures are of the same moment.
 * @throws BAD_USER_INPUT for an end before the beginning, and outside the years 1900 to 2199
 */
export async function analyticsFacts(db: DataSource, from: Date, to: Date): Promise<[asked: Facts, previous: Facts]> {
  const rows = await rowsOf<Row>(
    db,
    sql`
      with ${asked(from, to)}, ${factsOf(sql`previous_first`, sql`last`)},
      of_period as (select facts.*, case when day >= first then 0 else 1 end as period from facts, asked),
      added as (
        select grouping(day) = 0 as daily, period, day, measure, value,
          case grouping(day) when 0 then sum(count) filter (where measure = 'status') else sum(count) end as count,
          case grouping(day)
            when 0 then sum(count) filter (where measure = 'status' and value = 'closed') else sum(total)
          end as total
        from of_period group by grouping sets ((period, measure, value), (period, day))
      )
      select case when daily then 'day' else 'fact' end as kind, period, measure,
        case when daily then day::text else value end as value,
        count::float8 as count, coalesce(total, 0)::float8 as total, null::timestamptz as at, null::boolean as indicative
      from added where count > 0
      union all
      select 'fact', case when sent_at >= istanbul_midnight(first) then 0 else 1 end, 'mailing', counted.value, sum(counted.count)::float8, 0,
        null, null
      from asked
        join email_campaigns
          on sent_at >= istanbul_midnight(previous_first) and sent_at < istanbul_midnight(last + 1)
        cross join lateral (values
          ('sent', sent_count), ('opened', opened_count), ('clicked', clicked_count), ('replied', replied_count)
        ) as counted (value, count)
      group by 2, 4
      union all
      select 'rate', 0, null, currency, 0, value, value_at, indicative
      from market_series
      where category = 'currency' and published and value is not null and currency = any(${[...currencies]})
      union all
      select 'range', period, null, days, 0, 0, null, null
      from asked cross join lateral (values
        (0, first || ' ' || last), (1, previous_first || ' ' || (first - 1))
      ) as range (period, days)`,
  );
  return [periodOf(rows, 0), periodOf(rows, 1)];
}

/**
 * How many requests of each value were received in each day, week from Monday or month, of a period.
 * @throws BAD_USER_INPUT as {@link analyticsFacts}
 */
export async function analyticsSteps(
  db: DataSource,
  { from, to, measure, step }: { from: Date; to: Date; measure: Measure; step: 'day' | 'week' | 'month' },
): Promise<{ fromDay: string; toDay: string; points: { value: string; start: string; count: number }[] }> {
  const [row] = await rowsOf<Awaited<ReturnType<typeof analyticsSteps>>>(
    db,
    sql`
      with ${asked(from, to)}, ${factsOf(sql`first`, sql`last`)},
      steps as (
        select value, greatest(date_trunc(${step}::text, day)::date, first) as start, sum(count) as count
        from facts, asked where measure = ${measure} group by 1, 2
      )
      select first::text as "fromDay", last::text as "toDay",
        (select coalesce(json_agg(steps), '[]') from steps) as points
      from asked`,
  );
  return row!;
}

/** The days asked for, in Istanbul, and the first of as many before them. */
function asked(from: Date, to: Date): Sql {
  for (const [name, at] of Object.entries({ from, to }))
    if (at.getUTCFullYear() < 1900 || at.getUTCFullYear() > 2199) throw badInput({ [name]: reasons.date });
  if (from > to) throw badInput({ from: reasons.datesReversed });
  return sql`asked as materialized (
    select first, last, first - (last - first + 1) as previous_first
    from (select istanbul_day(${from}) as first, istanbul_day(${to}) as last) as days
  )`;
}

/** What was counted of each day of a range; days that were written to since are counted from the records. */
const factsOf = (first: Sql, last: Sql): Sql => sql`
  stale as materialized (
    select distinct day from analytics_stale_days, asked where day between ${first} and ${last}
  ),
  facts as (
    select day, measure, value, count, total from analytics_days
    where day >= (select ${first} from asked) and day <= (select ${last} from asked)
      and day <> all (array(select day from stale))
    union all
    select stale.day, counted.* from stale cross join lateral analytics_of_day(stale.day) as counted
  )`;

function periodOf(rows: readonly Row[], period: 0 | 1): Facts {
  const own = rows.filter((row) => row.period === period);
  const measures = new Map<Measure, Map<string, Amount>>();
  for (const { kind, measure, value, count, total } of own)
    if (kind === 'fact')
      measures.set(measure, (measures.get(measure) ?? new Map<string, Amount>()).set(value, { count, total }));
  const [fromDay = '', toDay = ''] = own.find(({ kind }) => kind === 'range')?.value.split(' ') ?? [];
  return {
    fromDay,
    toDay,
    of: (measure) => measures.get(measure) ?? new Map<string, Amount>(),
    days: new Map(
      own.flatMap(({ kind, value, count, total }) =>
        kind === 'day' ? [[value, { total: count, closed: total }]] : [],
      ),
    ),
    rates: rows.flatMap(({ kind, value, total, at, indicative }) =>
      kind === 'rate' ? [{ currency: value as Currency, perDollar: total, at: at!, indicative: indicative! }] : [],
    ),
  };
}
