import type { EntityManager } from 'typeorm';
import type { MarketPriceForm } from '../../../../common/forms/market-price.ts';
import { reasons } from '../../../../common/forms/reasons.ts';
import { isJump } from '../faults.ts';
import type { Viewer } from '../../../platform/graphql/context.ts';
import { badInput, conflict } from '../../../platform/graphql/errors.ts';
import type { Refusal } from '../sources/source.ts';
import { ownSource } from '../sources/price-sheet.ts';
import { recordChanges, type Change } from './market-change.service.ts';

/** A price that a person answers for. */
export interface OwnPrice {
  symbol: string;
  value: number;
  /** What it is of; a price of that instant is replaced. */
  at: Date;
  source: string;
}

interface About {
  kind: Change['kind'];
  reason: string;
  by: Viewer;
}

interface Standing {
  symbol: string;
  value: number;
  at: Date;
  indicative: boolean;
}

/**
 * Enters a price, or corrects the one of the same instant, with the reason in the history.
 * @throws BAD_USER_INPUT for a series of nobody's, and for an unconfirmed price that is more than 30 percent from the one before
 */
export async function enterPrice(
  tx: EntityManager,
  symbol: string,
  { price, at, reason, jumpConfirmed }: MarketPriceForm,
  by: Viewer,
): Promise<void> {
  const [standing] = await lockSeries(tx, [symbol]);
  if (!standing) throw badInput({ symbol: reasons.choice }, 'There is no such series');
  if (!jumpConfirmed && !standing.indicative && isJump(standing.value, price))
    throw badInput({ price: 'desk.price.jump' }, 'More than 30 percent from the price before: set jumpConfirmed');
  const instant = at ?? new Date();
  const corrected = await tickAt(tx, symbol, instant);
  const kind = corrected === undefined ? 'price' : 'correction';
  await writePrices(tx, [{ symbol, value: price, at: instant, source: ownSource }], { kind, reason, by });
}

/**
 * Takes a value that was refused for being too far from the one before.
 * @throws CONFLICT where the source has said something else since
 */
export async function acceptJump(
  tx: EntityManager,
  wanted: { source: string; symbol: string; value: number },
  reason: string,
  by: Viewer,
): Promise<void> {
  const [state] = await tx.query<{ refused: Refusal[] }[]>(
    'select refused from market_sources where name = $1 for update',
    [wanted.source],
  );
  const found = state?.refused.find(({ symbol, jump }) => symbol === wanted.symbol && jump?.value === wanted.value);
  if (!state || !found?.jump) throw conflict('The source has said something else since');
  await lockSeries(tx, [wanted.symbol]);
  const { value, at, source } = found.jump;
  await writePrices(tx, [{ symbol: wanted.symbol, value, at: new Date(at), source }], { kind: 'jump', reason, by });
  await tx.query('update market_sources set refused = $2, accepted = accepted + 1 where name = $1', [
    wanted.source,
    JSON.stringify(state.refused.filter((one) => one !== found)),
  ]);
}

/** What some series stand at, locked until the end of the transaction in the order in which the refresh locks them. */
export const lockSeries = (tx: EntityManager, symbols: readonly string[]): Promise<Standing[]> =>
  tx.query<Standing[]>(
    `select symbol, value, value_at as at, indicative from market_series
     where symbol = any($1) and value is not null order by id for no key update`,
    [symbols],
  );

/**
 * Writes prices over whatever stood at their instants: the tick, the close of its day where none is later, and what the series stands at.
 * The caller has locked the series.
 */
export async function writePrices(tx: EntityManager, prices: readonly OwnPrice[], about: About): Promise<void> {
  const before = await tx.query<{ value: number | null }[]>(
    `select case when g.at < s.value_at and not s.indicative then t.value else coalesce(t.value, s.value) end as value
     from unnest($1::text[], $2::timestamptz[]) with ordinality as g (symbol, at, place)
     join market_series s using (symbol)
     left join market_ticks t on t.series_id = s.id and not t.indicative and t.at = g.at
     order by place`,
    [prices.map(({ symbol }) => symbol), prices.map(({ at }) => at.toISOString())],
  );
  for (const price of prices) await writePrice(tx, price);
  await recordChanges(
    tx,
    prices.map(({ symbol, value, at }, place) => ({
      ...{ symbol, at, after: value, before: before[place]?.value ?? null },
      ...{ kind: about.kind, reason: about.reason },
    })),
    about.by,
  );
}

const writePrice = (tx: EntityManager, { symbol, value, at, source }: OwnPrice): Promise<unknown> =>
  tx.query(
    `with series as (
       select id from market_series where symbol = $1
     ), tick as (
       insert into market_ticks (series_id, at, indicative, value) select id, $2::timestamptz, false, $3::float8 from series
       on conflict (series_id, indicative, at) do update set value = excluded.value
     ), closed as (
       insert into market_closes as c (series_id, day, indicative, at, value)
       select id, ($2::timestamptz at time zone 'UTC')::date, false, $2, $3 from series
       on conflict (series_id, indicative, day) do update set at = excluded.at, value = excluded.value where c.at <= excluded.at
     )
     update market_series set value = $3, value_at = $2, source = $4, indicative = false
     where symbol = $1 and (indicative or value_at <= $2::timestamptz)`,
    [symbol, at.toISOString(), value, source],
  );

async function tickAt(tx: EntityManager, symbol: string, at: Date): Promise<number | undefined> {
  const [tick] = await tx.query<{ value: number }[]>(
    `select t.value from market_ticks t join market_series s on s.id = t.series_id
     where s.symbol = $1 and not t.indicative and t.at = $2`,
    [symbol, at.toISOString()],
  );
  return tick?.value;
}
