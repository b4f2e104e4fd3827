/**
 * How long the analytics of a year take, by number of requests; they are counted from the records. The databases are those of
 * tools/bench/crm.ts, under DATA_DIR (`var/bench` unless told), made once. Rounds go through the sizes in turn, so that a busy moment of the
 * machine touches all of them alike. With 100,000 requests a year that takes above 200 ms fails.
 *
 * `--rows 1000,100000` how many requests · `--rounds 15`
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
  options: { rows: { type: 'string', default: '1000,100000' }, rounds: { type: 'string', default: '15' } },
});
const sizes = values.rows.split(',').map(Number);
const rounds = Number(values.rounds);
/** Milliseconds that a year may take with `designPoint` requests. */
const limit = 200;
const designPoint = 100_000;

const to = new Date();
const daysBefore = (days: number) => new Date(to.getTime() - days * 86_400_000);
const analytics = async (db: DataSource, from: Date) => {
  const { facts } = await conversionAnalytics(db, from, to, 15_000);
  return dailyCounts(facts);
};

const questions: [name: string, ask: (db: DataSource) => Promise<unknown>][] = [
  ['a year', (db) => analytics(db, daysBefore(364))],
  ['30 days', (db) => analytics(db, daysBefore(29))],
  ['a year by product and week', (db) => breakdown(db, { from: daysBefore(364), to, by: 'product', step: 'week' })],
  ['first screen', dashboard],
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
  for (const [name, ask] of questions) {
    const times: number[][] = sizes.map(() => []);
    for (let round = 0; round <= rounds; round++)
      for (const [place, db] of databases.entries()) {
        const began = performance.now();
        await ask(db);
        if (round > 0) times[place]!.push(performance.now() - began); // the first warms up
      }
    const medians = times.map(median);
    const ratio = medians.at(-1)! / medians[0]!;
    const atDesignPoint = medians[sizes.indexOf(designPoint)];
    if (atDesignPoint !== undefined && atDesignPoint > limit && name === 'a year') process.exitCode = 1;
    console.log(`| ${name} | ${medians.map((time) => time.toFixed(1)).join(' | ')} | ${ratio.toFixed(1)} |`);
  }
} finally {
  await lifecycle.stop();
}

/** A database of so many requests. */
async function filled(size: number): Promise<DataSource> {
  const DATA_DIR = `${process.env.DATA_DIR ?? 'var/bench'}/${size}`;
  const { db } = await openDatabase(readConfig({ DATA_DIR, DEMO_DATA: 'off' }), log, lifecycle);
  const [{ stored }] = await db.query<[{ stored: number }]>('select count(*)::int as stored from quote_requests');
  if (stored === 0) await addBulkQuotes(db, size);
  await db.query('vacuum (analyze)');
  return db;
}
