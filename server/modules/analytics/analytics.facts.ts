import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { currencies, type Currency } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { ofPresentCompany } from '../parties/index.ts';
import type { AnalyticsDimension } from './analytics.enums.ts';

/** What is counted of a period. */
export type Measure =
  | 'status'
  | 'reached'
  | 'source'
  | 'language'
  | 'product'
  | 'country'
  | 'answer'
  | 'response'
  | 'revenue'
  | 'sale'
  | 'email'
  | 'mailing';

export interface Amount {
  count: number;
  /** Seconds or money, as the measure has it; 0 where only records are counted. */
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
  measure: Measure;
  value: string;
  count: number;
  total: number;
  at: Date | null;
  indicative: boolean | null;
}

/**
 * The period of the days from `from` to `to`, by the clock of Istanbul and both included, and the one of the same length before it, read at
 * the same time on two connections.
 * @throws BAD_USER_INPUT for an end before the beginning, and outside the years 1900 to 2199
 */
export async function analyticsFacts(db: DataSource, from: Date, to: Date): Promise<[asked: Facts, previous: Facts]> {
  const { first, last, previousFirst, previousLast } = daysAsked(from, to);
  return Promise.all([factsOf(db, first, last), factsOf(db, previousFirst, previousLast)]);
}

/**
 * One statement: all figures of a period are of the same moment. Three passes over the requests (combinations of values, days, countries)
 * take a fraction of the time that one with grouping sets does.
 */
async function factsOf(db: DataSource, first: Sql, last: Sql): Promise<Facts> {
  const inPeriod = (instant: Sql) => between(instant, first, last);
  const rows = await rowsOf<Row>(
    db,
    sql`
      with midnights as materialized (
        select array(
          select istanbul_midnight(day::date) from generate_series(${first}::timestamp, ${last}, interval '1 day') as day
        ) as of_days
      ),
      requests as materialized (
        select status, quoted_currency as currency, source, language, product_type,
          count(*) as count, sum(quoted_amount) filter (where status = 'closed') as amount,
          -- The spans of the function quote_response, which as a key of the groups would make too many to hash.
          count(*) filter (where first_response_at < created_at + interval '1 hour') as within_hour,
          count(*) filter (where first_response_at < created_at + interval '4 hours') as within_four_hours,
          count(*) filter (where first_response_at < created_at + interval '24 hours') as within_day,
          count(*) filter (where first_response_at < created_at + interval '72 hours') as within_three_days,
          count(first_response_at) as answered,
          sum(greatest(date_part('epoch', first_response_at - created_at), 0)) as waited,
          sum(greatest(date_part('epoch', closed_at - created_at), 0)) filter (where status = 'closed') as took
        from quote_requests q where ${inPeriod(sql`q.created_at`)} group by 1, 2, 3, 4, 5
      ),
      -- Requests that were put back from a stage further than they are at now, which are few.
      put_back as materialized (
        select quote_stage(q.status) as stage, furthest.stage as furthest
        from (
          select quote_request_id, max(quote_stage(from_status)) as stage from quote_status_history
          where from_status is not null and (from_status = 'closed' or to_status = 'new' or from_status = 'quoted' and to_status <> 'closed')
          group by 1
        ) as furthest join quote_requests q on q.id = quote_request_id
        where furthest.stage > quote_stage(q.status) and ${inPeriod(sql`q.created_at`)}
      ),
      stages as (
        select quote_stage(status) as stage, count from requests
        union all select stage, -1 from put_back
        union all select furthest, 1 from put_back
      ),
      facts (measure, value, count, total) as (
        select 'status', status, sum(count), 0 from requests group by 2
        union all
        select 'reached', (array['new', 'contacted', 'quoted', 'closed'])[stage + 1], sum(count), 0 from stages group by 2
        union all
        select 'revenue', coalesce(currency, ''), sum(count), sum(amount)::float8 from requests where status = 'closed' group by 2
        union all
        select 'sale', '', sum(count), sum(took) from requests where status = 'closed'
        union all
        select 'answer', '', sum(answered), sum(waited) from requests
        union all
        select 'response', span, of_span, 0
        from (
          select sum(within_hour) as hour, sum(within_four_hours) as four_hours, sum(within_day) as day,
            sum(within_three_days) as three_days, sum(answered) as answered, sum(count) as count
          from requests
        ) as within cross join lateral (values
          ('hour', hour), ('four_hours', four_hours - hour), ('day', day - four_hours), ('three_days', three_days - day),
          ('longer', answered - three_days), ('none', count - answered)
        ) as responses (span, of_span)
        union all
        select 'source', source, sum(count), 0 from requests group by 2
        union all
        select 'language', language, sum(count), 0 from requests group by 2
        union all
        select 'product', coalesce(product_type, ''), sum(count), 0 from requests group by 2
        union all
        select 'country', coalesce(country, ''), count(*), 0
        from quote_requests q left join companies c on c.id = company_id where ${inPeriod(sql`q.created_at`)} group by 2
        union all
        select 'email', direction, count(*), 0 from communications
        where type = 'email' and ${inPeriod(sql`created_at`)} and ${ofPresentCompany('communications')} group by 2
        union all
        select 'mailing', counted.value, sum(counted.count), 0
        from email_campaigns cross join lateral (values
          ('sent', sent_count), ('opened', opened_count), ('clicked', clicked_count), ('replied', replied_count)
        ) as counted (value, count)
        where ${inPeriod(sql`sent_at`)} group by 2
      )
      select 'fact' as kind, measure, value, count::float8 as count, coalesce(total, 0)::float8 as total,
        null::timestamptz as at, null::boolean as indicative
      from facts where count > 0
      union all
      select 'day', null, day::text, count, closed, null, null from (
        -- Looking up the bucket takes a third of the time of istanbul_day.
        select ${first} + width_bucket(created_at, (select of_days from midnights)) - 1 as day,
          count(*) as count, count(*) filter (where status = 'closed') as closed
        from quote_requests q where ${inPeriod(sql`q.created_at`)} group by 1
      ) as days
      union all
      select 'rate', null, currency, 0, value, value_at, indicative
      from market_series
      where category = 'currency' and published and value is not null and currency = any(${[...currencies]})
      union all
      select 'range', null, ${first} || ' ' || ${last}, 0, 0, null, null`,
  );
  return factsIn(rows);
}

/** Of a quote request `q` of a company `c`. */
const dimensions: Record<AnalyticsDimension, Sql> = {
  source: sql`q.source`,
  language: sql`q.language`,
  product: sql`coalesce(q.product_type, '')`,
  country: sql`coalesce(c.country, '')`,
};

/**
 * How many requests of each value were received in each day, week from Monday or month, of a period.
 * @throws BAD_USER_INPUT as {@link analyticsFacts}
 */
export async function analyticsSteps(
  db: DataSource,
  { from, to, by, step }: { from: Date; to: Date; by: AnalyticsDimension; step: 'day' | 'week' | 'month' },
): Promise<{ fromDay: string; toDay: string; points: { value: string; start: string; count: number }[] }> {
  const { first, last } = daysAsked(from, to);
  const [row] = await rowsOf<Awaited<ReturnType<typeof analyticsSteps>>>(
    db,
    sql`
      with days as (
        select ${dimensions[by]} as value, istanbul_day(q.created_at) as day, count(*) as count
        from quote_requests q left join companies c on c.id = q.company_id
        where ${between(sql`q.created_at`, first, last)} group by 1, 2
      ),
      steps as (
        select value, greatest(date_trunc(${step}::text, day)::date, ${first}) as start, sum(count) as count from days group by 1, 2
      )
      select ${first}::text as "fromDay", ${last}::text as "toDay", (select coalesce(json_agg(steps), '[]') from steps) as points`,
  );
  return row!;
}

/** The first and the last day asked for, in Istanbul, and those of as many days before them. */
function daysAsked(from: Date, to: Date) {
  for (const [name, at] of Object.entries({ from, to }))
    if (at.getUTCFullYear() < 1900 || at.getUTCFullYear() > 2199) throw badInput({ [name]: reasons.date });
  if (from > to) throw badInput({ from: reasons.datesReversed });
  const [first, last] = [sql`istanbul_day(${from})`, sql`istanbul_day(${to})`];
  const previousFirst = sql`(${first} - (${last} - ${first} + 1))`;
  return { first, last, previousFirst, previousLast: sql`(${first} - 1)` };
}

const between = (instant: Sql, first: Sql, last: Sql): Sql =>
  sql`${instant} >= istanbul_midnight(${first}) and ${instant} < istanbul_midnight(${last} + 1)`;

function factsIn(rows: readonly Row[]): Facts {
  const measures = new Map<Measure, Map<string, Amount>>();
  for (const { kind, measure, value, count, total } of rows)
    if (kind === 'fact')
      measures.set(measure, (measures.get(measure) ?? new Map<string, Amount>()).set(value, { count, total }));
  const [fromDay = '', toDay = ''] = rows.find(({ kind }) => kind === 'range')?.value.split(' ') ?? [];
  return {
    fromDay,
    toDay,
    of: (measure) => measures.get(measure) ?? new Map<string, Amount>(),
    days: new Map(
      rows.flatMap(({ kind, value, count, total }) =>
        kind === 'day' ? [[value, { total: count, closed: total }]] : [],
      ),
    ),
    rates: rows.flatMap(({ kind, value, total, at, indicative }) =>
      kind === 'rate' ? [{ currency: value as Currency, perDollar: total, at: at!, indicative: indicative! }] : [],
    ),
  };
}
