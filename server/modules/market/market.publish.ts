import type { EntityManager } from 'typeorm';

/** A value of a series at a point in time, as published by a source. */
export interface Tick {
  symbol: string;
  /** Time of publication by the source. */
  at: Date;
  value: number;
  source: string;
}

/**
 * Inserts ticks and updates the daily closes and the current values of their series. A tick that is already stored, by
 * this server or another, changes nothing.
 * @returns symbols of the series whose current value has changed
 */
export async function publishTicks(tx: EntityManager, ticks: readonly Tick[]): Promise<string[]> {
  if (ticks.length === 0) return [];
  const columns = [
    ticks.map(({ symbol }) => symbol),
    ticks.map(({ at }) => at.toISOString()),
    ticks.map(({ value }) => value),
    ticks.map(({ source }) => source),
  ];
  // Rows are locked in order of id, so that two servers that publish at the same time cannot deadlock.
  const changed = await tx.query<{ symbol: string }[]>(
    `with given as (
       select s.id, g.*
       from unnest($1::text[], $2::timestamptz[], $3::float8[], $4::text[]) as g (symbol, at, value, source)
       join market_series s using (symbol) order by s.id for no key update of s
     ), stored as (
       insert into market_ticks (series_id, at, value)
       select id, at, value from given
       on conflict do nothing
       returning series_id, at, value
     ), closed as (
       insert into market_closes as c (series_id, day, at, value)
       select distinct on (series_id, day) series_id, day, at, value
       from (select *, (at at time zone 'UTC')::date as day from stored) s
       order by series_id, day, at desc
       on conflict (series_id, day) do update set at = excluded.at, value = excluded.value
       where c.at < excluded.at
     ), moved as (
       update market_series m set value = n.value, value_at = n.at, source = n.source, kind = 'feed'
       from (
         select distinct on (id) given.*
         from given join stored on series_id = id and stored.at = given.at
         order by id, given.at desc
       ) n
       where m.id = n.id and (m.kind = 'example' or n.at > m.value_at)
       returning m.symbol
     )
     select symbol from moved`,
    columns,
  );
  return changed.map(({ symbol }) => symbol);
}
