import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { endReachedAlerts } from './alerts/price-alert.service.ts';
import { publishTicks, type Tick } from './market.publish.ts';
import { publishReference } from './market.reference.ts';
import { SourceError, type MarketSource, type Reading, type Refusal } from './sources/source.ts';

/** A value this far from the one before is a mistake of somebody's, as a fraction of it. */
export const absurdJump = 0.3;
/** After so many failures in a row a source is left alone for a while. */
const failuresUntilOpen = 3;
/** Half an hour, then twice as long after each further failure, and six hours at most; in minutes. */
const leftAlone = { first: 30, longest: 360 };
/** Ticks live so many days, closes for ever. */
const tickDays = 90;

interface SourceState {
  failures: number;
  etag: string | null;
  resting: boolean;
}

/**
 * Asks every source at once, stores what makes sense of what they say, then the reference of the day, ends the alerts that
 * are reached, and removes what is old. A source
 * that fails keeps nobody else from being heard.
 * @returns symbols of the series that stand at something new
 */
export async function refreshMarket(
  db: EntityManager,
  sources: readonly MarketSource[],
  log: Logger,
  now = new Date(),
): Promise<string[]> {
  const changed = await Promise.all(sources.map((source) => refreshFrom(db, source, log, now)));
  const reference = await db.transaction((tx) => publishReference(tx, now.getTime()));
  const alerts = await db.transaction((tx) => endReachedAlerts(tx));
  if (alerts > 0) log.info({ alerts }, 'price alerts reached');
  await db.query(`delete from market_ticks where at < $1::timestamptz - make_interval(days => $2)`, [now, tickDays]);
  return [...new Set([...changed.flat(), ...reference])];
}

async function refreshFrom(db: EntityManager, source: MarketSource, log: Logger, now: Date): Promise<string[]> {
  const { name } = source;
  const { failures, etag, resting } = await stateOf(db, name, now);
  if (resting) return [];
  let reading: Reading | undefined;
  try {
    reading = await source.read(etag ?? undefined, now);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    log.warn({ source: name, failures: failures + 1 }, `market source failed: ${error.message}`);
    await failed(db, name, error.message, now);
    return [];
  }
  return db.transaction(async (tx) => {
    if (!reading) {
      await succeeded(tx, name, now);
      return [];
    }
    const { ticks, refused } = await withoutJumps(tx, reading);
    if (refused.length > 0) log.warn({ source: name, refused }, 'market values refused');
    const changed = await publishTicks(tx, ticks);
    await succeeded(tx, name, now, { accepted: ticks.length, refused, etag: reading.etag });
    return changed;
  });
}

/** Leaves out what no market does from one tick to the next. A first value has nothing to be compared with but the reference. */
async function withoutJumps(
  tx: EntityManager,
  { ticks, refused }: Reading,
): Promise<Pick<Reading, 'ticks' | 'refused'>> {
  const rows = await tx.query<{ symbol: string; value: number; indicative: boolean }[]>(
    'select symbol, value, indicative from market_series where symbol = any($1) and value is not null',
    [ticks.map(({ symbol }) => symbol)],
  );
  const last = new Map(rows.filter(({ indicative }) => !indicative).map(({ symbol, value }) => [symbol, value]));
  const good: Tick[] = [];
  const jumps: Refusal[] = [];
  for (const tick of ticks) {
    const before = last.get(tick.symbol);
    if (before && Math.abs(tick.value / before - 1) > absurdJump)
      jumps.push({ symbol: tick.symbol, reason: `from ${before} to ${tick.value} is too far for one tick` });
    else good.push(tick);
  }
  return { ticks: good, refused: [...refused, ...jumps] };
}

async function stateOf(db: EntityManager, name: string, now: Date): Promise<SourceState> {
  const [state] = await db.query<SourceState[]>(
    `select failures, etag, coalesce(open_until > $2, false) as resting from market_sources where name = $1`,
    [name, now],
  );
  return state ?? { failures: 0, etag: null, resting: false };
}

const failed = (db: EntityManager, name: string, reason: string, now: Date): Promise<unknown> =>
  db.query(
    `insert into market_sources as s (name, checked_at, failures, error) values ($1, $2, 1, $3)
     on conflict (name) do update set
       checked_at = $2, failures = s.failures + 1, error = $3,
       open_until = case when s.failures + 1 >= $4::int
         then $2::timestamptz + make_interval(mins => least($5::int * 2 ^ least(s.failures + 1 - $4::int, 10), $6::int)::int) end`,
    [name, now, reason, failuresUntilOpen, leftAlone.first, leftAlone.longest],
  );

/** @param answer undefined where the source said that nothing is new */
const succeeded = (
  db: EntityManager,
  name: string,
  now: Date,
  answer?: { accepted: number; refused: Refusal[]; etag: string | undefined },
): Promise<unknown> =>
  db.query(
    `insert into market_sources as s (name, checked_at, succeeded_at, accepted, refused, etag)
     values ($1, $2, $2, coalesce($3::int, 0), coalesce($4::jsonb, '[]'), $5)
     on conflict (name) do update set
       checked_at = $2, succeeded_at = $2, failures = 0, open_until = null, error = null,
       accepted = coalesce($3::int, s.accepted), refused = coalesce($4::jsonb, s.refused),
       etag = case when $3::int is null then s.etag else $5 end`,
    [name, now, answer?.accepted ?? null, answer ? JSON.stringify(answer.refused) : null, answer?.etag ?? null],
  );
