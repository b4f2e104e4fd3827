import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { endReachedAlerts } from './alerts/price-alert.service.ts';
import { isJump } from './faults.ts';
import { publishTicks, type Tick } from './market.publish.ts';
import { publishReference } from './market.reference.ts';
import { SourceError, type MarketSource, type Reading, type Refusal } from './sources/source.ts';

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
  /** Of the last answer. */
  refused: Refusal[];
}

interface Options {
  now?: Date;
  /** Sources that are left alone are asked all the same: somebody says so. */
  insist?: boolean;
}

/**
 * Asks every source at once, stores what makes sense of what they say, then the reference of the day, ends the alerts that are reached,
 * and removes what is old. A source that fails keeps nobody else from being heard.
 * @returns symbols of the series that stand at something new
 */
export async function refreshMarket(
  db: EntityManager,
  sources: readonly MarketSource[],
  log: Logger,
  { now = new Date(), insist = false }: Options = {},
): Promise<string[]> {
  const changed = await Promise.all(sources.map((source) => refreshFrom(db, source, log, { now, insist })));
  const reference = await db.transaction((tx) => publishReference(tx, now.getTime()));
  const alerts = await db.transaction((tx) => endReachedAlerts(tx));
  if (alerts > 0) log.info({ alerts }, 'price alerts reached');
  await db.query(`delete from market_ticks where at < $1::timestamptz - make_interval(days => $2)`, [now, tickDays]);
  return [...new Set([...changed.flat(), ...reference])];
}

async function refreshFrom(
  db: EntityManager,
  source: MarketSource,
  log: Logger,
  { now, insist }: Required<Options>,
): Promise<string[]> {
  const { name } = source;
  const { failures, etag, resting, refused: before } = await stateOf(db, name, now);
  if (resting && !insist) return [];
  let reading: Reading | undefined;
  try {
    reading = await source.read(etag ?? undefined, now);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    log.warn({ source: name, failures: failures + 1 }, `market source failed: ${error.message}`);
    await failed(db, name, error, now);
    return [];
  }
  return db.transaction(async (tx) => {
    if (!reading) {
      await succeeded(tx, name, now);
      return [];
    }
    const { ticks, refused } = await withoutJumps(tx, reading, before, now);
    if (refused.length > 0) log.warn({ source: name, refused }, 'market values refused');
    const changed = await publishTicks(tx, ticks);
    await succeeded(tx, name, now, { ticks, refused, etag: reading.etag });
    return changed;
  });
}

/**
 * Leaves out what no market does from one tick to the next, until a person accepts it. A first value has nothing to be compared with
 * but the reference.
 */
async function withoutJumps(
  tx: EntityManager,
  { ticks, refused }: Reading,
  refusedBefore: readonly Refusal[],
  now: Date,
): Promise<Pick<Reading, 'ticks' | 'refused'>> {
  const rows = await tx.query<{ symbol: string; value: number; indicative: boolean }[]>(
    'select symbol, value, indicative from market_series where symbol = any($1) and value is not null',
    [ticks.map(({ symbol }) => symbol)],
  );
  const last = new Map(rows.filter(({ indicative }) => !indicative).map(({ symbol, value }) => [symbol, value]));
  const good: Tick[] = [];
  const jumps: Refusal[] = [];
  for (const tick of ticks) {
    const { symbol, value, at, source } = tick;
    const before = last.get(symbol);
    if (!before || !isJump(before, value)) good.push(tick);
    else {
      const earlier = refusedBefore.find(({ symbol: other, jump }) => jump && other === symbol);
      const since = earlier?.jump?.since ?? now.toISOString();
      jumps.push({
        ...{ symbol, code: 'jump', detail: `from ${before} to ${value}` },
        jump: { value, before, at: at.toISOString(), source, since },
      });
    }
  }
  return { ticks: good, refused: [...refused, ...jumps] };
}

async function stateOf(db: EntityManager, name: string, now: Date): Promise<SourceState> {
  const [state] = await db.query<SourceState[]>(
    `select failures, etag, coalesce(open_until > $2, false) as resting, refused from market_sources where name = $1`,
    [name, now],
  );
  return state ?? { failures: 0, etag: null, resting: false, refused: [] };
}

const failed = (db: EntityManager, name: string, { message, faults }: SourceError, now: Date): Promise<unknown> =>
  db.query(
    `insert into market_sources as s (name, checked_at, failures, error, faults) values ($1, $2, 1, $3, $7)
     on conflict (name) do update set
       checked_at = $2, failures = s.failures + 1, error = $3, faults = $7,
       open_until = case when s.failures + 1 >= $4::int
         then $2::timestamptz + make_interval(mins => least($5::int * 2 ^ least(s.failures + 1 - $4::int, 10), $6::int)::int) end`,
    [name, now, message, failuresUntilOpen, leftAlone.first, leftAlone.longest, JSON.stringify(faults)],
  );

/** @param answer undefined where the source said that nothing is new */
const succeeded = (
  db: EntityManager,
  name: string,
  now: Date,
  answer?: { ticks: Tick[]; refused: Refusal[]; etag: string | undefined },
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
      ...[name, now, answer?.ticks.length ?? null],
      ...[answer ? JSON.stringify(answer.refused) : null, answer?.etag ?? null],
      answer?.ticks.length ? new Date(Math.max(...answer.ticks.map(({ at }) => at.getTime()))) : null,
    ],
  );

/** Shows the sources that are set, also before their first tick, and no other. */
export const announceSources = async (db: EntityManager, sources: readonly MarketSource[]): Promise<void> => {
  const names = sources.map(({ name }) => name);
  await db.query('insert into market_sources (name) select unnest($1::text[]) on conflict do nothing', [names]);
  await db.query('delete from market_sources where name <> all ($1::text[])', [names]);
};
