import type { EntityManager } from 'typeorm';

/** A value of a series at a point in time, as published by a source. */
export interface Tick {
  symbol: string;
  /** Time of publication by the source. */
  at: Date;
  value: number;
  source: string;
  /** True for values of the built-in reference series, false for market values. */
  indicative: boolean;
}

/**
 * Inserts ticks and updates the daily closes and the current values of their series. A tick that is already stored, by
 * this server or another, changes nothing. A reference value never replaces a market value.
 * @returns symbols of the series whose current value has changed
 */
export async function publishTicks(tx: EntityManager, ticks: readonly Tick[]): Promise<string[]> {
  if (ticks.length === 0) return [];
  const columns = [
    ticks.map(({ symbol }) => symbol),
    ticks.map(({ at }) => at.toISOString()),
    ticks.map(({ value }) => value),
    ticks.map(({ source }) => source),
    ticks.map(({ indicative }) => indicative),
  ];
  // Rows are locked in order of id, so that two servers that publish at the same time cannot deadlock.
  const changed = await tx.query<{ symbol: string }[]>(
    `with given as (
       select s.id, g.*
       from unnest($1::text[], $2::timestamptz[], $3::float8[], $4::text[], $5::bool[]) as g (symbol, at, value, source, indicative)
       join market_series s using (symbol) order by s.id for no key update of s
     ), stored as (
       insert into market_ticks (series_id, at, indicative, value)
       select id, at, indicative, value from given
       on conflict do nothing
       returning series_id, at, indicative, value
     ), closed as (
       insert into market_closes as c (series_id, day, indicative, at, value)
       select distinct on (series_id, day, indicative) series_id, day, indicative, at, value
       from (select *, (at at time zone 'UTC')::date as day from stored) s
       order by series_id, day, indicative, at desc
       on conflict (series_id, indicative, day) do update set at = excluded.at, value = excluded.value
       where c.at < excluded.at
     ), moved as (
       update market_series m set value = n.value, value_at = n.at, source = n.source, indicative = n.indicative
       from (
         select distinct on (id) given.*
         from given join stored on series_id = id and stored.at = given.at and stored.indicative = given.indicative
         order by id, given.indicative, given.at desc
       ) n
       where m.id = n.id
         and (m.value is null or (m.indicative and not n.indicative) or (m.indicative = n.indicative and n.at > m.value_at))
       returning m.symbol
     )
     select symbol from moved`,
    columns,
  );
  return changed.map(({ symbol }) => symbol);
}
