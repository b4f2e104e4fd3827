import type { DataSource, EntityManager } from 'typeorm';
import { DAY_MS } from '../../common/durations.ts';
import { copyRows } from '../../server/platform/database/copy.ts';
import { REQUESTS_PER_COMPANY } from './bulk-records.ts';
import { bulkTables } from './bulk-tables.ts';
import { bulkLoadTables, runBulkLoad } from '../../server/app/demo/bulk-load.ts';

interface Options {
  /** Last day of the two years that the records are spread over; its UTC date counts. Defaults to today. */
  until?: Date;
  /** Called after each step with its name, the number of stored rows and the duration in milliseconds. */
  onProgress?: (step: string, rows: number, time: number) => void;
}

/** Minimum number of requests for rebuilding the indexes after loading, which is faster than updating them if the table at least doubles. */
const MIN_BULK_REQUESTS = 1_000;

/**
 * Adds generated quote requests to the database for measurements: five for each generated company, each with two communications and its
 * history. All values are computed from a running number, so the same options on the same database create the same rows. Everything is
 * stored in one transaction that locks the tables exclusively.
 * @returns the number of stored rows
 */
export async function addBulkQuotes(
  db: DataSource,
  count: number,
  { until = new Date(), onProgress = () => undefined }: Options = {},
): Promise<number> {
  let rows = 0;
  const runStep = async (step: string, work: () => Promise<unknown>) => {
    const before = performance.now();
    const result = await work();
    const stored = typeof result === 'number' ? result : 0;
    rows += stored;
    onProgress(step, stored, performance.now() - before);
  };
  const isFrozen = await db.transaction(async (tx) => {
    await tx.query(`lock table ${bulkLoadTables.join(', ')} in access exclusive mode`);
    const from = await nextNumber(tx);
    const span = { from, to: from + count, until: Math.floor(until.getTime() / DAY_MS) * DAY_MS };
    // COPY … FREEZE requires tables that were truncated in the same transaction, and rows become visible to older snapshots.
    const freeze = count >= MIN_BULK_REQUESTS && (await isEmpty(tx));
    let loadedAt = performance.now();
    await runBulkLoad(tx, count >= MIN_BULK_REQUESTS && (await isAtLeastDoubled(tx, count)), async () => {
      if (freeze) await tx.query(`truncate ${bulkLoadTables.join(', ')}`);
      for (const { table, columns, rows: generateRows } of bulkTables)
        await runStep(table, () => copyRows(tx, { table, columns, freeze }, generateRows(span)));
      loadedAt = performance.now();
    });
    onProgress('keys and indexes', 0, performance.now() - loadedAt);
    await runStep('statistics', () => tx.query(`analyze ${bulkLoadTables.join(', ')}`));
    return freeze;
  });
  // Frozen rows need no vacuum.
  if (!isFrozen) await runStep('vacuum', () => db.query(`vacuum ${bulkLoadTables.join(', ')}`));
  return rows;
}

/** Returns the first unused running number, after the last generated company. */
async function nextNumber(tx: EntityManager): Promise<number> {
  const [row] = await tx.query<[{ next: number }]>(
    `select coalesce(max(substr(company_code, 4)::int) + 1, 0) as next from companies where company_code like 'KD-%'`,
  );
  return row.next * REQUESTS_PER_COMPANY;
}

const isEmpty = async (tx: EntityManager): Promise<boolean> => {
  const exists = bulkLoadTables.map((table) => `exists (select from ${table})`).join(' or ');
  const [row] = await tx.query<[{ isFilled: boolean }]>(`select ${exists} as "isFilled"`);
  return !row.isFilled;
};

/** Returns whether `count` new requests are more than the stored ones. */
async function isAtLeastDoubled(tx: EntityManager, count: number): Promise<boolean> {
  const [row] = await tx.query<[{ stored: number }]>(
    `select count(*)::int as stored from (select from quote_requests limit $1) as stored`,
    [count],
  );
  return row.stored < count;
}
