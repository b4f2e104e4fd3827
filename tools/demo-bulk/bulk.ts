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
    await tx.query('lock table analytics_days in share row exclusive mode'); // as the job that folds days does, before it reads records
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
      await timed('totals and words', () => settle(tx));
      indexed = performance.now();
    });
    onProgress('keys and indexes', 0, performance.now() - indexed);
    // Days are counted by plans that know how much there is.
    await timed('statistics', () => tx.query(`analyze ${[...loadedTables, ...settled].join(', ')}`));
    await timed('days', () => countDays(tx));
    return freeze;
  });
  // What was frozen needs it no more.
  if (!frozen) await timed('vacuum', () => db.query(`vacuum ${[...loadedTables, ...settled].join(', ')}`));
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

const settled = ['record_totals', 'quote_request_totals', 'search_words'];

/**
 * What triggers would have kept beside the records: totals and words. Counters come with the companies. Totals are made as tables of their
 * own, which PostgreSQL does on several processors, and which an insert would keep it from.
 */
async function settle(tx: EntityManager): Promise<void> {
  await tx.query(`
    create temp table made_record_totals on commit drop as
      select 'companies' as record, array[company_type, status, priority] as key, count(*)
      from companies where deleted_at is null group by 2
      union all
      select 'quote_request_days', array[to_char(day, 'YYYY-MM-DD')], count from (
        select istanbul_day(created_at) as day, count(*) from quote_requests group by 1
      ) as days
      union all
      select 'company_days', day_key(created_at), count(*) from companies where deleted_at is null group by 2
      union all
      select 'communications', array[type, direction, communications.status, communications.priority], count(*)
      from communications join companies on companies.id = company_id and deleted_at is null group by 2;
    delete from record_totals;
    insert into record_totals (record, key, count) table made_record_totals;

    create temp table made_quote_request_totals on commit drop as
      select status, priority, source, language, coalesce(product_type, '') as product_type, count(*)
      from quote_requests group by 1, 2, 3, 4, 5;
    delete from quote_request_totals;
    insert into quote_request_totals (status, priority, source, language, product_type, count) table made_quote_request_totals;

    insert into search_words
      select distinct word from (
        select regexp_replace(name, ' \\d+$', '') as value from companies union select industry from companies
        union select name from contacts union select subject from communications
      ) as named, search_words_of(value) as word
      where not exists (select from search_words known where known.word = word.word);
  `);
}

/** The analytics of every day, from the records themselves. */
async function countDays(tx: EntityManager): Promise<void> {
  const [{ first, last }] = await tx.query<[{ first: string; last: string }]>(`
    select istanbul_day(min(created_at))::text as first, istanbul_day(max(created_at))::text as last from (
      select created_at from quote_requests union all select created_at from communications
    ) as written`);
  await tx.query('delete from analytics_stale_days');
  await tx.query('delete from analytics_days');
  // Two dates that the planner knows: it sees that they span everything.
  await tx.query('insert into analytics_days select * from analytics_of_days($1, $2)', [first, last]);
}
