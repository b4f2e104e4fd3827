import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { DAY_MS } from '../../common/durations.ts';
import { migrateJobs } from '../../server/platform/jobs/worker.ts';
import { startMarketFeed, type FeedValues } from './market-feed.ts';

interface Options {
  db: DataSource;
  databaseUrl: string;
  ticks: number;
  /** Tick at which one server is killed in the middle of a refresh and replaced by a new one. */
  killAt?: number;
  onTick?: (tick: number) => void;
}

export interface SoakResult {
  ticks: number;
  /** Connections that the feed cut in the middle of an answer. */
  cuts: number;
  /** Ticks that are missing in the history or have another value. */
  lost: number;
  /** Ticks that are in the history more than once. */
  duplicates: number;
  /** Daily closes that are not the last tick of their day. */
  wrongCloses: number;
  /** Price alerts that were reached. */
  alerts: number;
  /** Mails that were queued for price alerts. */
  mails: number;
}

/** Answer of a process: the time that it has refreshed, or the reason why it failed. */
export type RefreshAnswer = { done: string } | { failed: string };

/** Time between two ticks, as in the schedule of the job. */
const TICK_MS = 15 * 60_000;
const symbols: Record<keyof FeedValues, string> = { TRY: 'USDTRY', REBAR: 'REBAR', BRENT: 'BRENT' };
const hook = pathToFileURL('scripts/swc-hook.js').href;
const processFile = fileURLToPath(new URL('refresh-process.ts', import.meta.url));

/**
 * Runs two server processes that refresh the market at the same times from a feed that cuts connections. Afterwards it compares the history
 * with the published values: each tick is stored once, each day closes with its last tick, and each alert has queued one mail.
 */
export async function soak({ db, databaseUrl, ticks, killAt, onTick }: Options): Promise<SoakResult> {
  const feed = await startMarketFeed();
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    EXCHANGE_RATE_URL: `${feed.url}/{base}`,
    PRICE_SHEET_URL: `${feed.url}/sheet`,
    FRED_URL: feed.url,
    FRED_API_KEY: 'soak',
  };
  const start = async () => {
    const child = fork(processFile, { env, execArgv: ['--import', hook] });
    await waitForAnswer(child);
    return child;
  };
  await migrateJobs(databaseUrl, pino({ level: 'silent' }));
  await prepare(db);
  let processes: ChildProcess[] = await Promise.all([start(), start()]);
  // The product keeps the ticks of 90 days, so that all ticks have to be within the last 80 days and none in the future.
  const begin = Math.floor((Date.now() - Math.min(ticks * TICK_MS, 80 * DAY_MS)) / 1000) * 1000;
  const expected: { at: Date; values: FeedValues }[] = [];
  try {
    for (let tick = 0; tick < ticks; tick++) {
      const at = new Date(begin + tick * TICK_MS);
      expected.push({ at, values: feed.publish(tick, at) });
      if (tick === killAt) processes = await killOne(processes, at, start);
      await Promise.all(processes.map((child) => refresh(child, at)));
      onTick?.(tick + 1);
    }
    return { ticks, cuts: feed.countCuts(), ...(await compareHistory(db, expected)) };
  } finally {
    for (const child of processes) child.kill();
    feed.close();
  }
}

/** Kills the first process during a refresh. Its uncommitted work is rolled back, and the other process writes the tick. */
async function killOne(
  processes: ChildProcess[],
  at: Date,
  start: () => Promise<ChildProcess>,
): Promise<ChildProcess[]> {
  const [first, second] = processes as [ChildProcess, ChildProcess];
  const secondRefresh = refresh(second, at);
  first.send(at.toISOString());
  await new Promise((resolve) => setTimeout(resolve, 15));
  first.kill('SIGKILL');
  await Promise.all([once(first, 'exit'), secondRefresh]);
  return [await start(), second];
}

const refresh = async (child: ChildProcess, at: Date): Promise<void> => {
  child.send(at.toISOString());
  await waitForAnswer(child);
};

/** @throws Error when the process answers that a refresh has failed, or exits */
async function waitForAnswer(child: ChildProcess): Promise<void> {
  const settled = new AbortController();
  const ended = once(child, 'exit', settled).then(([code]): [RefreshAnswer] => [{ failed: `exit code ${code}` }]);
  const [answer] = (await Promise.race([once(child, 'message', settled), ended])) as [RefreshAnswer];
  settled.abort();
  if ('failed' in answer) throw new Error(`a process of the soak test failed: ${answer.failed}`);
}

/** Deletes real market data and creates price alerts with thresholds that the feed reaches. */
async function prepare(db: DataSource): Promise<void> {
  await db.query('delete from market_sources');
  await db.query('delete from price_alerts');
  await db.query('delete from market_ticks');
  await db.query('delete from market_closes');
  await db.query(`update market_series set kind = 'example', value = 1 where symbol = any($1)`, [
    Object.values(symbols),
  ]);
  await db.query(
    `insert into price_alerts (series_id, kind, threshold, rising, email, language, confirmed_at)
     select id, 'feed', 600 + n / 10.0, true, 'soak' || n || '@kordon.example', 'en', now()
     from market_series, generate_series(1, 40) as n where symbol = 'REBAR'`,
  );
  await db.query(`delete from graphile_worker._private_jobs`);
}

/** Counts the differences between the stored history and the published values. */
async function compareHistory(db: DataSource, expected: readonly { at: Date; values: FeedValues }[]) {
  const names = Object.keys(symbols) as (keyof FeedValues)[];
  const published = names.flatMap((name) =>
    expected.map(({ at, values }) => ({ symbol: symbols[name], at: at.toISOString(), value: values[name] })),
  );
  const columns = [
    published.map(({ symbol }) => symbol),
    published.map(({ at }) => at),
    published.map(({ value }) => value),
  ];
  const publishedRows = 'unnest($1::text[], $2::timestamptz[], $3::float8[]) as g (symbol, at, value)';
  const [counts] = await db.query<[Omit<SoakResult, 'ticks' | 'cuts'>]>(
    `with published as (select s.id, g.at, g.value from ${publishedRows} join market_series s using (symbol)),
       stored as (select t.* from market_ticks t where t.series_id in (select id from published)),
       last as (
         select distinct on (id, (at at time zone 'UTC')::date) id, (at at time zone 'UTC')::date as day, value
         from published order by id, (at at time zone 'UTC')::date, at desc
       )
     select
       (select count(*)::int from published g where not exists (
          select from stored t where t.series_id = g.id and t.at = g.at and t.value = g.value)) as lost,
       (select count(*)::int from stored) - (select count(*)::int from published g where exists (
          select from stored t where t.series_id = g.id and t.at = g.at)) as duplicates,
       (select count(*)::int from last l where not exists (
          select from market_closes c where c.series_id = l.id and c.day = l.day and c.value = l.value))
         as "wrongCloses",
       (select count(*)::int from price_alerts where crossed_at is not null) as alerts,
       (select count(*)::int from graphile_worker.jobs where task_identifier = 'send-price-alert') as mails`,
    columns,
  );
  return counts;
}
