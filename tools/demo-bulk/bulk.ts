import type { DataSource, EntityManager } from 'typeorm';
import { copyRows } from '../../server/platform/database/copy.ts';
import { requestsOfCompany } from './bulk-records.ts';
import { bulkTables } from './bulk-tables.ts';
import { loadedTables, whileLoading } from '../../server/app/demo/loading.ts';

interface Options {
  /** The last day of the two years that everything is spread over; today unless told. Only its date counts, in UTC. */
  until?: Date;
  /** What has been done, how many rows that was, and how long it took in milliseconds. */
  onProgress?: (done: string, rows: number, time: number) => void;
}

/** From so many requests on it pays to build the indexes anew, where the table at least doubles. */
const many = 1_000;

/**
 * Adds invented requests, each with two communications and its history, of invented companies, five requests each, on top of what is
 * there: a CRM to measure with. The same number up to the same day on the same records makes the same rows every time: nothing is
 * drawn, everything is reckoned from a running number. All of it or nothing is stored, and meanwhile nobody else works.
 * @returns rows stored
 */
export async function addBulkQuotes(
  db: DataSource,
  count: number,
  { until = new Date(), onProgress = () => undefined }: Options = {},
): Promise<number> {
  let rows = 0;
  const timed = async (done: string, work: () => Promise<unknown>) => {
    const before = performance.now();
    const made = await work();
    const stored = typeof made === 'number' ? made : 0;
    rows += stored;
    onProgress(done, stored, performance.now() - before);
  };
  const frozen = await db.transaction(async (tx) => {
    await tx.query(`lock table ${loadedTables.join(', ')} in access exclusive mode`);
    const from = await nextNumber(tx);
    const span = { from, to: from + count, until: Math.floor(until.getTime() / 86_400_000) * 86_400_000 };
    // Freezing needs tables that this transaction has emptied, and needs them to have no readers of an older state.
    const freeze = count >= many && (await isEmpty(tx));
    let indexed = performance.now();
    await whileLoading(tx, count >= many && (await doubles(tx, count)), async () => {
      if (freeze) await tx.query(`truncate ${loadedTables.join(', ')}`);
      for (const { table, columns, rows: made } of bulkTables)
        await timed(table, () => copyRows(tx, { table, columns, freeze }, made(span)));
      indexed = performance.now();
    });
    onProgress('keys and indexes', 0, performance.now() - indexed);
    await timed('statistics', () => tx.query(`analyze ${loadedTables.join(', ')}`));
    return freeze;
  });
  // What was frozen needs it no more.
  if (!frozen) await timed('vacuum', () => db.query(`vacuum ${loadedTables.join(', ')}`));
  return rows;
}

/** Where the running number goes on: after the last company that was made here. */
async function nextNumber(tx: EntityManager): Promise<number> {
  const [row] = await tx.query<[{ next: number }]>(
    `select coalesce(max(substr(company_code, 4)::int) + 1, 0) as next from companies where company_code like 'KD-%'`,
  );
  return row.next * requestsOfCompany;
}

const isEmpty = async (tx: EntityManager): Promise<boolean> => {
  const exists = loadedTables.map((table) => `exists (select from ${table})`).join(' or ');
  const [row] = await tx.query<[{ filled: boolean }]>(`select ${exists} as filled`);
  return !row.filled;
};

async function doubles(tx: EntityManager, count: number): Promise<boolean> {
  const [row] = await tx.query<[{ stored: number }]>(
    `select count(*)::int as stored from (select from quote_requests limit $1) as stored`,
    [count],
  );
  return row.stored < count;
}
