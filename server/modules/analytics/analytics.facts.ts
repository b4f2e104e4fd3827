import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import type { AnalyticsDimension, CalendarStep } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { queryRows } from '../../platform/database/rows.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { companyIsNotDeleted } from '../parties/index.ts';
import { readOutcomes, type PeriodOutcomes } from './analytics.outcomes.ts';

/** Kinds of aggregated values. */
export type Measure =
  | 'status'
  /** The furthest status that a lead has had. */
  | 'reached'
  | 'source'
  | 'language'
  | 'product'
  | 'country'
  /** Time from a request to its first answer. */
  | 'timeToAnswer'
  /** Requests by the time until their first answer: `hour`, `four_hours` and so on, `none` without an answer. */
  | 'answerSpan'
  /** Time from a request to its close. */
  | 'timeToClose'
  /** Single e-mails by direction. */
  | 'email'
  /** E-mails of campaigns: sent, opened, clicked, replied. */
  | 'mailing';

interface Amount {
  count: number;
  /** Sum in seconds or in a currency, depending on the measure; 0 when the measure only counts records. */
  total: number;
}

/** Aggregated values of a period, from which all figures are computed. */
export interface Facts {
  /** First and last day, like 2026-11-19, both inclusive. */
  fromDay: string;
  toDay: string;
  amountsOf: (measure: Measure) => ReadonlyMap<string, Amount>;
  /** By day; contains only days with requests. */
  days: ReadonlyMap<string, { total: number; closed: number }>;
  outcomes: PeriodOutcomes;
}

interface Row {
  /** `day`: the requests of the day `value`, and in `total` how many of them are closed; `range`: first and last day in `value`. */
  kind: 'day' | 'fact' | 'range';
  measure: Measure;
  value: string;
  count: number;
  total: number;
}

/**
 * Reads the facts of the days from `from` to `to`, in the time zone of Istanbul and both inclusive, and of the previous period of the
 * same length, simultaneously.
 * @throws BAD_USER_INPUT when `to` is before `from`, and outside the years 1900 to 2199
 */
export async function readPeriods(db: DataSource, from: Date, to: Date): Promise<[current: Facts, previous: Facts]> {
  const { first, last, previousFirst, previousLast } = computePeriodBounds(from, to);
  return Promise.all([readFacts(db, first, last), readFacts(db, previousFirst, previousLast)]);
}

/**
 * Reads all facts except the outcomes in one statement, so that they are consistent. The outcomes, which are few, are read by a second statement at
 * the same time. Three scans of the requests (combinations of values, days, countries) take a fraction of the time of one scan with grouping
 * sets.
 */
async function readFacts(db: DataSource, first: Sql, last: Sql): Promise<Facts> {
  const inPeriod = (instant: Sql) => buildRangeCondition(instant, first, last);
  const outcomes = readOutcomes(db, inPeriod(sql`q.created_at`));
  const facts = queryRows<Row>(
    db,
    sql`
      with midnights as materialized (
        select array(
          select istanbul_midnight(day::date) from generate_series(${first}::timestamp, ${last}, interval '1 day') as day
        ) as of_days
      ),
      requests as materialized (
        select status, coalesce(lost_reason not in ('duplicate', 'spam'), true) as is_lead, source, language, product_type,
          count(*) as count,
          -- The spans of the function quote_response. As a grouping key they would make too many groups to hash.
          count(*) filter (where first_response_at < created_at + interval '1 hour') as within_hour,
          count(*) filter (where first_response_at < created_at + interval '4 hours') as within_four_hours,
          count(*) filter (where first_response_at < created_at + interval '24 hours') as within_day,
          count(*) filter (where first_response_at < created_at + interval '72 hours') as within_three_days,
          count(first_response_at) as answered,
          sum(greatest(date_part('epoch', first_response_at - created_at), 0)) as waited,
          sum(greatest(date_part('epoch', closed_at - created_at), 0)) filter (where status = 'closed') as took
        from quote_requests q where ${inPeriod(sql`q.created_at`)} group by 1, 2, 3, 4, 5
      ),
      -- Requests whose current stage is before the furthest stage that they reached. They are few.
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
        select quote_stage(status) as stage, count from requests where is_lead
        union all select stage, -1 from put_back
        union all select furthest, 1 from put_back
      ),
      facts (measure, value, count, total) as (
        select 'status', status, sum(count), 0 from requests group by 2
        union all
        select 'reached', (array['new', 'contacted', 'quoted', 'closed'])[stage + 1], sum(count), 0 from stages group by 2
        union all
        select 'timeToClose', '', sum(count), sum(took) from requests where status = 'closed'
        union all
        select 'timeToAnswer', '', sum(answered), sum(waited) from requests
        union all
        select 'answerSpan', span, of_span, 0
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
        where type = 'email' and ${inPeriod(sql`created_at`)} and ${companyIsNotDeleted('communications')} group by 2
        union all
        select 'mailing', counted.value, sum(counted.count), 0
        from email_campaigns cross join lateral (values
          ('sent', sent_count), ('opened', opened_count), ('clicked', clicked_count), ('replied', replied_count)
        ) as counted (value, count)
        where ${inPeriod(sql`sent_at`)} group by 2
      )
      select 'fact' as kind, measure, value, count::float8 as count, coalesce(total, 0)::float8 as total
      from facts where count > 0
      union all
      select 'day', null, day::text, count, closed from (
        -- width_bucket takes a third of the time of istanbul_day.
        select ${first} + width_bucket(created_at, (select of_days from midnights)) - 1 as day,
          count(*) as count, count(*) filter (where status = 'closed') as closed
        from quote_requests q where ${inPeriod(sql`q.created_at`)} group by 1
      ) as days
      union all
      select 'range', null, ${first} || ' ' || ${last}, 0, 0`,
  );
  return toFacts(await facts, await outcomes);
}

/** SQL expressions for a quote request `q` and its company `c`. */
const dimensionColumns: Record<AnalyticsDimension, Sql> = {
  source: sql`q.source`,
  language: sql`q.language`,
  product: sql`coalesce(q.product_type, '')`,
  country: sql`coalesce(c.country, '')`,
};

/**
 * Counts the requests of a period by value of a dimension and by day, week (from Monday) or month.
 * @throws BAD_USER_INPUT as {@link readPeriods}
 */
export async function countBySteps(
  db: DataSource,
  { from, to, by, step }: { from: Date; to: Date; by: AnalyticsDimension; step: CalendarStep },
): Promise<{ fromDay: string; toDay: string; points: { value: string; start: string; count: number }[] }> {
  const { first, last } = computePeriodBounds(from, to);
  const [row] = await queryRows<Awaited<ReturnType<typeof countBySteps>>>(
    db,
    sql`
      with days as (
        select ${dimensionColumns[by]} as value, istanbul_day(q.created_at) as day, count(*) as count
        from quote_requests q left join companies c on c.id = q.company_id
        where ${buildRangeCondition(sql`q.created_at`, first, last)} group by 1, 2
      ),
      steps as (
        select value, greatest(date_trunc(${step}::text, day)::date, ${first}) as start, sum(count) as count from days group by 1, 2
      )
      select ${first}::text as "fromDay", ${last}::text as "toDay", (select coalesce(json_agg(steps), '[]') from steps) as points`,
  );
  return row!;
}

/** Returns SQL expressions for the first and last day of the period and of the previous period, in the time zone of Istanbul. */
function computePeriodBounds(from: Date, to: Date) {
  for (const [name, at] of Object.entries({ from, to }))
    if (at.getUTCFullYear() < 1900 || at.getUTCFullYear() > 2199) throw badInput({ [name]: reasons.date });
  if (from > to) throw badInput({ from: reasons.datesReversed });
  const [first, last] = [sql`istanbul_day(${from})`, sql`istanbul_day(${to})`];
  const previousFirst = sql`(${first} - (${last} - ${first} + 1))`;
  return { first, last, previousFirst, previousLast: sql`(${first} - 1)` };
}

const buildRangeCondition = (instant: Sql, first: Sql, last: Sql): Sql =>
  sql`${instant} >= istanbul_midnight(${first}) and ${instant} < istanbul_midnight(${last} + 1)`;

function toFacts(rows: readonly Row[], outcomes: PeriodOutcomes): Facts {
  const measures = new Map<Measure, Map<string, Amount>>();
  for (const { kind, measure, value, count, total } of rows)
    if (kind === 'fact')
      measures.set(measure, (measures.get(measure) ?? new Map<string, Amount>()).set(value, { count, total }));
  const [fromDay = '', toDay = ''] = rows.find(({ kind }) => kind === 'range')?.value.split(' ') ?? [];
  return {
    fromDay,
    toDay,
    amountsOf: (measure) => measures.get(measure) ?? new Map<string, Amount>(),
    days: new Map(
      rows.flatMap(({ kind, value, count, total }) =>
        kind === 'day' ? [[value, { total: count, closed: total }]] : [],
      ),
    ),
    outcomes,
  };
}
