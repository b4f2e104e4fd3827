import { isStorableText } from '../../../platform/database/rows.ts';
import type { EntityManager } from 'typeorm';
import type { MarketPriceForm } from '../../../../common/forms/market-price.ts';
import type { SeriesKind } from '../../../../common/enums.ts';
import { reasons } from '../../../../common/forms/reasons.ts';
import { isJump } from '../faults.ts';
import type { Viewer } from '../../../platform/graphql/context.ts';
import { badInput, conflict } from '../../../platform/graphql/errors.ts';
import type { Refusal } from '../sources/source.ts';
import { COMPANY_SOURCE } from '../sources/price-sheet.ts';
import { recordChanges, type ChangeInput } from './market-change.service.ts';

/** A price entered or accepted by an admin. */
interface CompanyPrice {
  symbol: string;
  value: number;
  /** Time of the price; an existing price with this time is replaced. */
  at: Date;
  source: string;
  /** Kind of the value: `feed` for an accepted value of a source, `desk` for a price that an admin entered. */
  valueKind: Exclude<SeriesKind, 'example'>;
}

interface ChangeContext {
  kind: ChangeInput['kind'];
  reason: string;
  viewer: Viewer;
}

interface CurrentValue {
  symbol: string;
  value: number;
  at: Date;
  kind: SeriesKind;
}

/**
 * Enters a price, or corrects the one of the same time, and records the change with its reason.
 * @throws BAD_USER_INPUT when the series does not exist, or the price differs by more than 30 percent and is not
 *   confirmed
 */
export async function enterPrice(
  tx: EntityManager,
  symbol: string,
  { price, at, reason, jumpConfirmed }: MarketPriceForm,
  viewer: Viewer,
): Promise<void> {
  const [current] = await lockSeries(tx, [symbol]);
  if (!current) throw badInput({ symbol: reasons.choice }, 'There is no such series');
  if (!jumpConfirmed && current.kind !== 'example' && isJump(current.value, price))
    throw badInput({ price: 'desk.price.jump' }, 'More than 30 percent from the previous price: set jumpConfirmed');
  const time = at ?? new Date();
  const corrected = await findTickValue(tx, symbol, time);
  const kind = corrected === undefined ? 'price' : 'correction';
  await writePrices(tx, [{ symbol, value: price, at: time, source: COMPANY_SOURCE, valueKind: 'desk' }], {
    kind,
    reason,
    viewer,
  });
}

/**
 * Accepts a value that was refused as a jump.
 * @throws CONFLICT when the source has reported another value since
 */
export async function acceptJump(
  tx: EntityManager,
  refusal: { source: string; symbol: string; value: number },
  reason: string,
  viewer: Viewer,
): Promise<void> {
  const [state] = isStorableText(refusal.source)
    ? await tx.query<{ refused: Refusal[] }[]>('select refused from market_sources where name = $1 for update', [
        refusal.source,
      ])
    : [];
  const found = state?.refused.find(({ symbol, jump }) => symbol === refusal.symbol && jump?.value === refusal.value);
  if (!state || !found?.jump) throw conflict('The source has reported another value since');
  await lockSeries(tx, [refusal.symbol]);
  const { value, at, source } = found.jump;
  await writePrices(tx, [{ symbol: refusal.symbol, value, at: new Date(at), source, valueKind: 'feed' }], {
    kind: 'jump',
    reason,
    viewer,
  });
  await tx.query('update market_sources set refused = $2, accepted = accepted + 1 where name = $1', [
    refusal.source,
    JSON.stringify(state.refused.filter((entry) => entry !== found)),
  ]);
}

/**
 * Locks series until the end of the transaction and returns their current values. They are locked in order of id, like
 * in `publishTicks`, to prevent deadlocks.
 */
export const lockSeries = (tx: EntityManager, symbols: readonly string[]): Promise<CurrentValue[]> =>
  tx.query<CurrentValue[]>(
    `select symbol, value, value_at as at, kind from market_series
     where symbol = any($1) and value is not null order by id for no key update`,
    [symbols],
  );

/**
 * Writes prices and replaces existing ones of the same time: the ticks, the daily closes unless a later one exists, and
 * the current values. Records the changes. The caller must have locked the series.
 */
export async function writePrices(
  tx: EntityManager,
  prices: readonly CompanyPrice[],
  context: ChangeContext,
): Promise<void> {
  const before = await tx.query<{ value: number | null }[]>(
    `select case when g.at < s.value_at and s.kind <> 'example' then t.value else coalesce(t.value, s.value) end as value
     from unnest($1::text[], $2::timestamptz[]) with ordinality as g (symbol, at, place)
     join market_series s using (symbol)
     left join market_ticks t on t.series_id = s.id and t.at = g.at
     order by place`,
    [prices.map(({ symbol }) => symbol), prices.map(({ at }) => at.toISOString())],
  );
  for (const price of prices) await writePrice(tx, price);
  await recordChanges(
    tx,
    prices.map(({ symbol, value, at }, index) => ({
      symbol,
      at,
      after: value,
      before: before[index]?.value ?? null,
      kind: context.kind,
      reason: context.reason,
    })),
    context.viewer,
  );
}

const writePrice = (tx: EntityManager, { symbol, value, at, source, valueKind }: CompanyPrice): Promise<unknown> =>
  tx.query(
    `with series as (
       select id from market_series where symbol = $1
     ), tick as (
       insert into market_ticks (series_id, at, value) select id, $2::timestamptz, $3::float8 from series
       on conflict (series_id, at) do update set value = excluded.value
     ), closed as (
       insert into market_closes as c (series_id, day, at, value)
       select id, ($2::timestamptz at time zone 'UTC')::date, $2, $3 from series
       on conflict (series_id, day) do update set at = excluded.at, value = excluded.value where c.at <= excluded.at
     )
     update market_series set value = $3, value_at = $2, source = $4, kind = $5
     where symbol = $1 and (kind = 'example' or value_at <= $2::timestamptz)`,
    [symbol, at.toISOString(), value, source, valueKind],
  );

async function findTickValue(tx: EntityManager, symbol: string, at: Date): Promise<number | undefined> {
  const [tick] = await tx.query<{ value: number }[]>(
    `select t.value from market_ticks t join market_series s on s.id = t.series_id
     where s.symbol = $1 and t.at = $2`,
    [symbol, at.toISOString()],
  );
  return tick?.value;
}
