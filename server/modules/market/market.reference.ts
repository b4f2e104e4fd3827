import type { DataSource, EntityManager } from 'typeorm';
import {
  DAY_MS,
  getLastPublication,
  listPublications,
  computeReferenceValue,
} from '../../../common/market/reference.ts';
import { marketSeries } from '../../../common/market/series.ts';
import { publishTicks } from './market.publish.ts';

/** Source name of reference values. */
const REFERENCE_SOURCE = 'reference';

/** The reference history covers five years: daily closes for the last 400 days, weekly closes before. */
const HISTORY_DAYS = 1_830;
const DAILY_CLOSE_DAYS = 400;

/**
 * Synchronizes the table of series with common/market/series.ts and publishes reference values up to the last
 * publication. It is idempotent, and safe when several servers start at once.
 */
export const prepareMarket = (db: DataSource, now = Date.now()): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(
      `insert into market_series (symbol, category, region, name, currency, unit, position)
       select *, row_number() over () from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       on conflict (symbol) do update set
         (category, region, name, currency, unit, position) =
         (excluded.category, excluded.region, excluded.name, excluded.currency, excluded.unit, excluded.position)
       where (market_series.category, market_series.region, market_series.name, market_series.currency, market_series.unit,
           market_series.position)
         is distinct from (excluded.category, excluded.region, excluded.name, excluded.currency, excluded.unit, excluded.position)`,
      [
        marketSeries.map(({ symbol }) => symbol),
        marketSeries.map(({ category }) => category),
        marketSeries.map(({ region }) => region ?? null),
        marketSeries.map(({ name }) => name),
        marketSeries.map(({ currency }) => currency),
        marketSeries.map(({ unit }) => unit ?? null),
      ],
    );
    await insertMissingReferenceCloses(tx, now);
    await publishReferenceValues(tx, now);
  });

/**
 * Publishes the latest value of every reference series, unless it is already stored.
 * @returns symbols of the series whose current value has changed
 */
export async function publishReferenceValues(tx: EntityManager, now = Date.now()): Promise<string[]> {
  const at = new Date(getLastPublication(now));
  const known = await tx.query<unknown[]>(
    `select from market_series s where exists (
       select from market_ticks t where t.series_id = s.id and t.indicative and t.at >= $1
     ) having count(*) = $2`,
    [at, marketSeries.length],
  );
  if (known.length > 0) return [];
  const ticks = marketSeries.map((series) => ({
    symbol: series.symbol,
    at,
    value: computeReferenceValue(series, at.getTime()),
    source: REFERENCE_SOURCE,
    indicative: true,
  }));
  return publishTicks(tx, ticks);
}

/** Inserts missing closes: all of them at the first start, later those of days on which no server ran. */
async function insertMissingReferenceCloses(tx: EntityManager, now: number): Promise<void> {
  const known = await tx.query<{ symbol: string; last: Date | null }[]>(
    `select symbol, (select max(at) from market_closes where series_id = id and indicative) as last from market_series`,
  );
  const lasts = new Map(known.map(({ symbol, last }) => [symbol, last?.getTime() ?? 0]));
  const instants = listPublications(now - HISTORY_DAYS * DAY_MS, now - DAY_MS).filter(
    (at) => at > now - DAILY_CLOSE_DAYS * DAY_MS || new Date(at).getUTCDay() === 5,
  );
  const rows = marketSeries.flatMap((series) =>
    instants
      .filter((at) => at > (lasts.get(series.symbol) ?? 0))
      .map((at) => ({
        symbol: series.symbol,
        at: new Date(at).toISOString(),
        value: computeReferenceValue(series, at),
      })),
  );
  if (rows.length === 0) return;
  await tx.query(
    `insert into market_closes (series_id, day, indicative, at, value)
     select id, (at at time zone 'UTC')::date, true, at, g.value
     from unnest($1::text[], $2::timestamptz[], $3::float8[]) as g (symbol, at, value) join market_series using (symbol)
     order by id, at
     on conflict do nothing`,
    [rows.map(({ symbol }) => symbol), rows.map(({ at }) => at), rows.map(({ value }) => value)],
  );
}
