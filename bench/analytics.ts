/**
 * How long the analytics of a year take with few requests and with very many, on databases of their own under var/bench: the median of
 * several runs, when all days are counted (`fold_analytics_days`) and when somebody has just written to today. `--rows 1000,1000000`
 * says how many requests; a ratio above five fails.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { breakdown, conversionAnalytics, dailyCounts } from '../server/analytics/conversion-analytics.service.ts';
import { dashboard } from '../server/analytics/dashboard.service.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/database.ts';
import { addBulkQuotes } from '../server/demo/bulk.ts';
import { createLifecycle } from '../server/platform/lifecycle.ts';
import { createLog } from '../server/platform/log.ts';

const runs = 15;
const mostTimes = 5;
const to = new Date();
const daysBefore = (days: number) => new Date(to.getTime() - days * 86_400_000);
const analytics = async (db: DataSource, from: Date) => {
  const { facts } = await conversionAnalytics(db, from, to, 15_000);
  return dailyCounts(facts);
};
const touchToday = (db: DataSource) => db.query('insert into analytics_stale_days values (istanbul_day(now()))');
const fold = (db: DataSource) => db.query('select fold_analytics_days()');

const queries: Record<
  string,
  { before: (db: DataSource) => Promise<unknown>; run: (db: DataSource) => Promise<unknown> }
> = {
  'a year': { before: fold, run: (db) => analytics(db, daysBefore(364)) },
  'a year, today just written to': { before: touchToday, run: (db) => analytics(db, daysBefore(364)) },
  '30 days': { before: fold, run: (db) => analytics(db, daysBefore(29)) },
  'a year by product and week': {
    before: fold,
    run: (db) => breakdown(db, { from: daysBefore(364), to, by: 'product', step: 'week' }),
  },
  'first screen': { before: fold, run: dashboard },
};

async function timesWith(rows: number): Promise<Map<string, number>> {
  const log = createLog('error');
  const lifecycle = createLifecycle(log);
  try {
    const { db } = await openDatabase(readConfig({ DATA_DIR: `var/bench/${rows}`, DEMO_DATA: 'off' }), log, lifecycle);
    const [{ stored }] = await db.query<[{ stored: number }]>('select count(*)::int as stored from quote_requests');
    if (stored === 0) await addBulkQuotes(db, rows);
    await fold(db);
    await db.query('vacuum (analyze)');
    const times = new Map<string, number>();
    for (const [name, { before, run }] of Object.entries(queries)) {
      await before(db);
      times.set(name, await median(() => run(db)));
    }
    return times;
  } finally {
    await lifecycle.stop();
  }
}

async function median(query: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const before = performance.now();
    await query();
    if (run > 0) times.push(performance.now() - before); // the first warms up
  }
  return times.sort((one, other) => one - other)[Math.floor(runs / 2)]!;
}

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000,1000000' } } });
const sizes = values.rows.split(',').map(Number);
const results: Map<string, number>[] = [];
for (const rows of sizes) results.push(await timesWith(rows));

console.log(`\n| analytics, ms, median of ${runs} | ${sizes.map((rows) => `${rows} requests`).join(' | ')} | ratio |`);
console.log(`|---|${sizes.map(() => '---:|').join('')}---:|`);
for (const name of Object.keys(queries)) {
  const times = results.map((result) => result.get(name)!);
  const ratio = times.at(-1)! / times[0]!;
  console.log(`| ${name} | ${times.map((time) => time.toFixed(1)).join(' | ')} | ${ratio.toFixed(1)} |`);
  if (ratio > mostTimes && name.startsWith('a year')) process.exitCode = 1;
}
