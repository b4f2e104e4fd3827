import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { triggerReachedAlerts } from './alerts/price-alert.service.ts';
import { isJump } from './faults.ts';
import { publishTicks, type Tick } from './market.publish.ts';
import { SourceError, type MarketSource, type Reading, type Refusal } from './sources/source.ts';

/** After this many failures in a row, reading a source is paused. */
const MAX_FAILURES = 3;
/** Length of the pause: doubles after each further failure, up to `max`. */
const BACKOFF_MINUTES = { first: 30, max: 360 };
/** Ticks are deleted after this time; daily closes are kept forever. */
const TICK_RETENTION_DAYS = 90;

interface SourceState {
  failures: number;
  etag: string | null;
  paused: boolean;
  /** Refused values of the last response. */
  refused: Refusal[];
}

interface Options {
  now?: Date;
  /** Also reads sources that are paused after failures. */
  includePaused?: boolean;
}

/**
 * Reads all sources in parallel and stores their valid values, then triggers reached price alerts and deletes old ticks. A failing source does not affect the others.
 * @returns symbols of the series whose current value has changed
 */
export async function refreshMarket(
  db: EntityManager,
  sources: readonly MarketSource[],
  log: Logger,
  { now = new Date(), includePaused = false }: Options = {},
): Promise<string[]> {
  const changed = await Promise.all(sources.map((source) => refreshSource(db, source, log, { now, includePaused })));
  const alerts = await db.transaction((tx) => triggerReachedAlerts(tx));
  if (alerts > 0) log.info({ alerts }, 'price alerts reached');
  await db.query(`delete from market_ticks where at < $1::timestamptz - make_interval(days => $2)`, [
    now,
    TICK_RETENTION_DAYS,
  ]);
  return [...new Set(changed.flat())];
}

async function refreshSource(
  db: EntityManager,
  source: MarketSource,
  log: Logger,
  { now, includePaused }: Required<Options>,
): Promise<string[]> {
  const { name } = source;
  const { failures, etag, paused, refused: refusedBefore } = await readSourceState(db, name, now);
  if (paused && !includePaused) return [];
  let reading: Reading | undefined;
  try {
    reading = await source.read(etag ?? undefined, now);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    log.warn({ source: name, failures: failures + 1 }, `market source failed: ${error.message}`);
    await recordFailure(db, name, error, now);
    return [];
  }
  return db.transaction(async (tx) => {
    if (!reading) {
      await recordSuccess(tx, name, now);
      return [];
    }
    const { ticks, refused } = await rejectJumps(tx, reading, refusedBefore, now);
    if (refused.length > 0) log.warn({ source: name, refused }, 'market values refused');
    const changed = await publishTicks(tx, ticks);
    await recordSuccess(tx, name, now, { ticks, refused, etag: reading.etag });
    return changed;
  });
}

/**
 * Moves values that jump too far to `refused`, where an admin can accept them. The first real value of a series is
 * always accepted, because it could only be compared with an example.
 */
async function rejectJumps(
  tx: EntityManager,
  { ticks, refused }: Reading,
  refusedBefore: readonly Refusal[],
  now: Date,
): Promise<Pick<Reading, 'ticks' | 'refused'>> {
  const rows = await tx.query<{ symbol: string; value: number }[]>(
    `select symbol, value from market_series where symbol = any($1) and kind <> 'example'`,
    [ticks.map(({ symbol }) => symbol)],
  );
  const last = new Map(rows.map(({ symbol, value }) => [symbol, value]));
  const accepted: Tick[] = [];
  const jumps: Refusal[] = [];
  for (const tick of ticks) {
    const { symbol, value, at, source } = tick;
    const before = last.get(symbol);
    if (!before || !isJump(before, value)) accepted.push(tick);
    else {
      const earlier = refusedBefore.find(({ symbol: other, jump }) => jump && other === symbol);
      const since = earlier?.jump?.since ?? now.toISOString();
      jumps.push({
        symbol,
        code: 'jump',
        detail: `from ${before} to ${value}`,
        jump: { value, before, at: at.toISOString(), source, since },
      });
    }
  }
  return { ticks: accepted, refused: [...refused, ...jumps] };
}

async function readSourceState(db: EntityManager, name: string, now: Date): Promise<SourceState> {
  const [state] = await db.query<SourceState[]>(
    `select failures, etag, coalesce(open_until > $2, false) as paused, refused from market_sources where name = $1`,
    [name, now],
  );
  return state ?? { failures: 0, etag: null, paused: false, refused: [] };
}

const recordFailure = (
  db: EntityManager,
  name: string,
  { message, faults }: SourceError,
  now: Date,
): Promise<unknown> =>
  db.query(
    `insert into market_sources as s (name, checked_at, failures, error, faults) values ($1, $2, 1, $3, $7)
     on conflict (name) do update set
       checked_at = $2, failures = s.failures + 1, error = $3, faults = $7,
       open_until = case when s.failures + 1 >= $4::int
         then $2::timestamptz + make_interval(mins => least($5::int * 2 ^ least(s.failures + 1 - $4::int, 10), $6::int)::int) end`,
    [name, now, message, MAX_FAILURES, BACKOFF_MINUTES.first, BACKOFF_MINUTES.max, JSON.stringify(faults)],
  );

/** @param reading undefined when the source reported no changes */
const recordSuccess = (
  db: EntityManager,
  name: string,
  now: Date,
  reading?: { ticks: Tick[]; refused: Refusal[]; etag: string | undefined },
): Promise<unknown> =>
  db.query(
    `insert into market_sources as s (name, checked_at, succeeded_at, accepted, refused, etag, tick_at)
     values ($1, $2, $2, coalesce($3::int, 0), coalesce($4::jsonb, '[]'), $5, $6)
     on conflict (name) do update set
       checked_at = $2, succeeded_at = $2, failures = 0, open_until = null, error = null, faults = '[]',
       tick_at = greatest(s.tick_at, $6),
       accepted = coalesce($3::int, s.accepted), refused = coalesce($4::jsonb, s.refused),
       etag = case when $3::int is null then s.etag else $5 end`,
    [
      name,
      now,
      reading?.ticks.length ?? null,
      reading ? JSON.stringify(reading.refused) : null,
      reading?.etag ?? null,
      reading?.ticks.length ? new Date(Math.max(...reading.ticks.map(({ at }) => at.getTime()))) : null,
    ],
  );

/**
 * Makes the table of sources match the configured ones, so that the administration also lists sources that have no tick
 * yet. Connected feeds are left alone.
 */
export const registerSources = async (db: EntityManager, sources: readonly MarketSource[]): Promise<void> => {
  const names = sources.map(({ name }) => name);
  await db.query('insert into market_sources (name) select unnest($1::text[]) on conflict do nothing', [names]);
  await db.query('delete from market_sources where url is null and name <> all ($1::text[])', [names]);
};
