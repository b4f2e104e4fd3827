import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { dayLength } from '../../common/market/reference.ts';
import { migrateJobs } from '../../server/platform/jobs/worker.ts';
import { startFeed, type Said } from './feed.ts';

interface Options {
  db: DataSource;
  databaseUrl: string;
  ticks: number;
  /** After so many ticks one server is killed in the middle of a refresh, and a new one takes its place. */
  killAt?: number;
  onTick?: (tick: number) => void;
}

export interface SoakResult {
  ticks: number;
  /** Connections cut half-way. */
  cuts: number;
  /** Ticks that are not in the history, or with another value; that are there twice; closes that are not their day's last tick. */
  lost: number;
  doubled: number;
  wrongCloses: number;
  /** Price alerts that were reached, and mails that were queued for them. */
  alerts: number;
  mails: number;
}

/** Minutes between two ticks, as the job has them. */
const step = 15;
const symbols: Record<keyof Said, string> = { TRY: 'USDTRY', REBAR: 'REBAR', BRENT: 'BRENT' };
const hook = pathToFileURL('scripts/swc-hook.js').href;
const nodeFile = fileURLToPath(new URL('node.ts', import.meta.url));

/**
 * Two servers, each a process, refresh the market at the same instants from a feed that cuts connections. Afterwards the history is
 * compared with what the feed said: every tick once, every day closed with its last, every alert with one mail.
 */
export async function soak({ db, databaseUrl, ticks, killAt, onTick }: Options): Promise<SoakResult> {
  const feed = await startFeed();
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    EXCHANGE_RATE_URL: `${feed.url}/{base}`,
    PRICE_SHEET_URL: `${feed.url}/sheet`,
    FRED_URL: feed.url,
    FRED_API_KEY: 'soak',
  };
  const start = async () => {
    const node = fork(nodeFile, { env, execArgv: ['--import', hook] });
    await answered(node);
    return node;
  };
  await migrateJobs(databaseUrl, pino({ level: 'silent' }));
  await prepare(db);
  let nodes: ChildProcess[] = await Promise.all([start(), start()]);
  // The newest 90 days of ticks are kept: all of them lie in there, and none in the future.
  const begin = Math.floor((Date.now() - Math.min(ticks * step * 60_000, 80 * dayLength)) / 1000) * 1000;
  const expected: { at: Date; said: Said }[] = [];
  try {
    for (let tick = 0; tick < ticks; tick++) {
      const at = new Date(begin + tick * step * 60_000);
      expected.push({ at, said: feed.say(tick, at) });
      if (tick === killAt) nodes = await killOne(nodes, at, start);
      await Promise.all(nodes.map((node) => refreshed(node, at)));
      onTick?.(tick + 1);
    }
    return { ticks, cuts: feed.cut(), ...(await compared(db, expected)) };
  } finally {
    for (const node of nodes) node.kill();
    feed.close();
  }
}

/** The one that is killed is somewhere in its refresh: what it has not committed is undone, and the other one has written it. */
async function killOne(nodes: ChildProcess[], at: Date, start: () => Promise<ChildProcess>): Promise<ChildProcess[]> {
  const [first, second] = nodes as [ChildProcess, ChildProcess];
  const other = refreshed(second, at);
  first.send(at.toISOString());
  await new Promise((resolve) => setTimeout(resolve, 15));
  first.kill('SIGKILL');
  await Promise.all([once(first, 'exit'), other]);
  return [await start(), second];
}

const refreshed = async (node: ChildProcess, at: Date): Promise<void> => {
  node.send(at.toISOString());
  await answered(node);
};

async function answered(node: ChildProcess): Promise<void> {
  const settled = new AbortController();
  const ended = once(node, 'exit', settled).then(([code]) => [{ failed: `it ended with ${code}` }]);
  const [answer] = (await Promise.race([once(node, 'message', settled), ended])) as [{ failed?: string }];
  settled.abort();
  if (answer.failed) throw new Error(`a server of the soak failed: ${answer.failed}`);
}

/** Nothing of a market's own, and alerts at values that the feed passes. */
async function prepare(db: DataSource): Promise<void> {
  await db.query('delete from market_sources');
  await db.query('delete from price_alerts');
  await db.query('delete from market_ticks where not indicative');
  await db.query('delete from market_closes where not indicative');
  await db.query('update market_series set indicative = true, value = 1 where symbol = any($1)', [
    Object.values(symbols),
  ]);
  await db.query(
    `insert into price_alerts (series_id, threshold, rising, email, language, confirmed_at)
     select id, 600 + n / 10.0, true, 'soak' || n || '@kordon.example', 'en', now()
     from market_series, generate_series(1, 40) as n where symbol = 'REBAR'`,
  );
  await db.query(`delete from graphile_worker._private_jobs`);
}

async function compared(db: DataSource, expected: readonly { at: Date; said: Said }[]) {
  const names = Object.keys(symbols) as (keyof Said)[];
  const wanted = names.flatMap((name) =>
    expected.map(({ at, said }) => ({ symbol: symbols[name], at: at.toISOString(), value: said[name] })),
  );
  const columns = [wanted.map(({ symbol }) => symbol), wanted.map(({ at }) => at), wanted.map(({ value }) => value)];
  const given = 'unnest($1::text[], $2::timestamptz[], $3::float8[]) as g (symbol, at, value)';
  const [counted] = await db.query<[Omit<SoakResult, 'ticks' | 'cuts'>]>(
    `with given as (select s.id, g.at, g.value from ${given} join market_series s using (symbol)),
       stored as (select t.* from market_ticks t where not t.indicative and t.series_id in (select id from given)),
       last as (
         select distinct on (id, (at at time zone 'UTC')::date) id, (at at time zone 'UTC')::date as day, value
         from given order by id, (at at time zone 'UTC')::date, at desc
       )
     select
       (select count(*)::int from given g where not exists (
          select from stored t where t.series_id = g.id and t.at = g.at and t.value = g.value)) as lost,
       (select count(*)::int from stored) - (select count(*)::int from given g where exists (
          select from stored t where t.series_id = g.id and t.at = g.at)) as doubled,
       (select count(*)::int from last l where not exists (
          select from market_closes c where c.series_id = l.id and c.day = l.day and not c.indicative and c.value = l.value))
         as "wrongCloses",
       (select count(*)::int from price_alerts where crossed_at is not null) as alerts,
       (select count(*)::int from graphile_worker.jobs where task_identifier = 'send-price-alert') as mails`,
    columns,
  );
  return counted;
}
