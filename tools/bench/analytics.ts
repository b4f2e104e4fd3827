/**
 * How long the analytics of a year take with few requests and with very many, when all days are counted (`fold_analytics_days`) and when
 * somebody has just written to today. The databases are those of tools/bench/crm.ts, under DATA_DIR (`var/bench` unless told), made once. Rounds go
 * through the sizes in turn, so that a busy moment of the machine touches all of them alike. A year that takes above five times as long fails.
 *
 * `--rows 1000,1000000` how many requests · `--rounds 15`
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import {
  breakdown,
  conversionAnalytics,
  dailyCounts,
} from '../../server/modules/analytics/conversion-analytics.service.ts';
import { dashboard } from '../../server/modules/analytics/dashboard.service.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/app/database.ts';
import { addBulkQuotes } from '../demo-bulk/bulk.ts';
import { createLifecycle } from '../../server/platform/lifecycle.ts';
import { createLog } from '../../server/platform/log.ts';
import { median } from './load.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000,1000000' }, rounds: { type: 'string', default: '15' } },
});
const sizes = values.rows.split(',').map(Number);
const rounds = Number(values.rounds);
/** Times that a year may take. */
const limit = 5;

const to = new Date();
const daysBefore = (days: number) => new Date(to.getTime() - days * 86_400_000);
const analytics = async (db: DataSource, from: Date) => {
  const { facts } = await conversionAnalytics(db, from, to, 15_000);
  return dailyCounts(facts);
};
const touchToday = (db: DataSource) => db.query('insert into analytics_stale_days values (istanbul_day(now()))');
const fold = (db: DataSource) => db.query('select fold_analytics_days()');

interface Question {
  name: string;
  /** Brings the database into the state that is measured; takes no part in the time. */
  before: (db: DataSource) => Promise<unknown>;
  ask: (db: DataSource) => Promise<unknown>;
}

const questions: Question[] = [
  { name: 'a year', before: fold, ask: (db) => analytics(db, daysBefore(364)) },
  { name: 'a year, today just written to', before: touchToday, ask: (db) => analytics(db, daysBefore(364)) },
  { name: '30 days', before: fold, ask: (db) => analytics(db, daysBefore(29)) },
  {
    name: 'a year by product and week',
    before: fold,
    ask: (db) => breakdown(db, { from: daysBefore(364), to, by: 'product', step: 'week' }),
  },
  { name: 'first screen', before: fold, ask: dashboard },
];

const log = createLog('error');
const lifecycle = createLifecycle(log);
try {
  const databases: DataSource[] = [];
  for (const size of sizes) databases.push(await filled(size));
  console.log(
    `\n| ms, median of ${rounds} | ${sizes.map((size) => `${size.toLocaleString('en')} requests`).join(' | ')} | ratio |`,
  );
  console.log(`|---|${sizes.map(() => '---:|').join('')}---:|`);
  for (const { name, before, ask } of questions) {
    const times: number[][] = sizes.map(() => []);
    for (let round = 0; round <= rounds; round++)
      for (const [place, db] of databases.entries()) {
        await before(db);
        const began = performance.now();
        await ask(db);
        if (round > 0) times[place]!.push(performance.now() - began); // the first warms up
      }
    const medians = times.map(median);
    const ratio = medians.at(-1)! / medians[0]!;
    if (ratio > limit && name.startsWith('a year')) process.exitCode = 1;
    console.log(`| ${name} | ${medians.map((time) => time.toFixed(1)).join(' | ')} | ${ratio.toFixed(1)} |`);
  }
} finally {
  await lifecycle.stop();
}

/** A database of so many requests, with all its days counted. */
async function filled(size: number): Promise<DataSource> {
  const DATA_DIR = `${process.env.DATA_DIR ?? 'var/bench'}/${size}`;
  const { db } = await openDatabase(readConfig({ DATA_DIR, DEMO_DATA: 'off' }), log, lifecycle);
  const [{ stored }] = await db.query<[{ stored: number }]>('select count(*)::int as stored from quote_requests');
  if (stored === 0) await addBulkQuotes(db, size);
  await fold(db);
  await db.query('vacuum (analyze)');
  return db;
}
