/**
 * Measures the analytics queries by number of quote requests. The databases are those of tools/bench/crm.ts: under DATA_DIR (default
 * `var/bench`), created once. Each round measures all sizes in turn, so that other load on the machine affects all of them alike. Exits
 * with 1 when a year with 100,000 requests takes more than 200 ms.
 *
 * Options: `--rows 1000,100000` numbers of requests · `--rounds 15`
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { DAY_MS } from '../../common/durations.ts';
import {
  getBreakdown,
  getConversionAnalytics,
  countByDay,
} from '../../server/modules/analytics/conversion-analytics.service.ts';
import { getDashboard } from '../../server/modules/analytics/dashboard.service.ts';
import { readConfig } from '../../server/config.ts';
import { addBulkQuotes } from '../demo-bulk/bulk.ts';
import { createLifecycle } from '../../server/platform/lifecycle.ts';
import { createLog } from '../../server/platform/log.ts';
import { startTable } from '../report.ts';
import { openAsOwner } from './app.ts';
import { median } from './load.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000,100000' }, rounds: { type: 'string', default: '15' } },
});
const sizes = values.rows.split(',').map(Number);
const rounds = Number(values.rounds);
/** Limit for the analytics of a year with REFERENCE_ROWS requests. */
const MAX_YEAR_QUERY_MS = 200;
const REFERENCE_ROWS = 100_000;

const to = new Date();
const daysBefore = (days: number) => new Date(to.getTime() - days * DAY_MS);
const computeDailyCounts = async (db: DataSource, from: Date) => {
  const { facts } = await getConversionAnalytics(db, from, to, 15_000);
  return countByDay(facts);
};

const queries: [name: string, run: (db: DataSource) => Promise<unknown>][] = [
  ['a year', (db) => computeDailyCounts(db, daysBefore(364))],
  ['30 days', (db) => computeDailyCounts(db, daysBefore(29))],
  ['a year by product and week', (db) => getBreakdown(db, { from: daysBefore(364), to, by: 'product', step: 'week' })],
  ['first screen', getDashboard],
];

const log = createLog('error');
const lifecycle = createLifecycle(log);
try {
  const databases: DataSource[] = [];
  for (const size of sizes) databases.push(await openFilledDatabase(size));
  const printRow = startTable(
    `ms, median of ${rounds}`,
    ...sizes.map((size) => `${size.toLocaleString('en')} requests`),
    'ratio',
  );
  for (const [name, run] of queries) {
    const times: number[][] = sizes.map(() => []);
    for (let round = 0; round <= rounds; round++)
      for (const [sizeIndex, db] of databases.entries()) {
        const startedAt = performance.now();
        await run(db);
        if (round > 0) times[sizeIndex]!.push(performance.now() - startedAt); // round 0 warms up
      }
    const medians = times.map(median);
    const ratio = medians.at(-1)! / medians[0]!;
    const atReference = medians[sizes.indexOf(REFERENCE_ROWS)];
    if (atReference !== undefined && atReference > MAX_YEAR_QUERY_MS && name === 'a year') process.exitCode = 1;
    printRow(name, ...[...medians, ratio].map((figure) => figure.toFixed(1)));
  }
} finally {
  await lifecycle.stop();
}

/** Opens the database with `size` requests and fills it when it is empty. */
async function openFilledDatabase(size: number): Promise<DataSource> {
  const DATA_DIR = `${process.env.DATA_DIR ?? 'var/bench'}/${size}`;
  const { db } = await openAsOwner(readConfig({ DATA_DIR, DEMO_DATA: 'off' }), lifecycle);
  const [{ stored }] = await db.query<[{ stored: number }]>('select count(*)::int as stored from quote_requests');
  if (stored === 0) await addBulkQuotes(db, size);
  await db.query('vacuum (analyze)');
  return db;
}
