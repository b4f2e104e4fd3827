import type { DataSource } from 'typeorm';
import { EXAMPLE_VALUES_AT, marketSeries } from '../../../common/market/series.ts';

/** Source name of example values. */
const EXAMPLE_SOURCE = 'example';

/**
 * Synchronizes the table of series with common/market/series.ts. A series without a real value gets its example value. It is idempotent,
 * and safe when several servers start at the same time.
 */
export async function prepareMarket(db: DataSource): Promise<void> {
  await db.query(
    `insert into market_series as s (symbol, category, region, name, currency, unit, value, value_at, source, position)
     select symbol, category, region, name, currency, unit, value, $8, $9, row_number() over ()
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::float8[])
       as given (symbol, category, region, name, currency, unit, value)
     on conflict (symbol) do update set
       (category, region, name, currency, unit, position) =
         (excluded.category, excluded.region, excluded.name, excluded.currency, excluded.unit, excluded.position),
       value = case s.kind when 'example' then excluded.value else s.value end,
       value_at = case s.kind when 'example' then excluded.value_at else s.value_at end,
       source = case s.kind when 'example' then excluded.source else s.source end
     where (s.category, s.region, s.name, s.currency, s.unit, s.position)
         is distinct from (excluded.category, excluded.region, excluded.name, excluded.currency, excluded.unit, excluded.position)
       or (s.kind = 'example' and (s.value, s.value_at, s.source) is distinct from (excluded.value, excluded.value_at, excluded.source))`,
    [
      marketSeries.map(({ symbol }) => symbol),
      marketSeries.map(({ category }) => category),
      marketSeries.map(({ region }) => region ?? null),
      marketSeries.map(({ name }) => name),
      marketSeries.map(({ currency }) => currency),
      marketSeries.map(({ unit }) => unit ?? null),
      marketSeries.map(({ exampleValue }) => exampleValue),
      EXAMPLE_VALUES_AT,
      EXAMPLE_SOURCE,
    ],
  );
}
