import pino from 'pino';
import { conversionAnalytics } from '../../modules/analytics/conversion-analytics.service.ts';
import { QuoteRequest } from '../../modules/quotes/quote-request.entity.ts';
import { testDatabase } from '../../testing/database.ts';
import { aCompany } from '../../testing/records.ts';
import { miscounted } from '../../testing/recounts.ts';
import { addBulkQuotes } from '../../../tools/demo-bulk/bulk.ts';
import { addDemoData } from './demo-data.ts';
import { addDemoDataAtFirstStart } from './first-start.ts';

// Two months of events one by one are more than a busy machine tells in five seconds.
const database = testDatabase();
const db = () => database.dataSource();
const count = async (statement: string): Promise<number> => {
  const [row] = await db().query<{ count: string }[]>(statement);
  return Number(row?.count);
};
const companies = () => count('select count(*) from companies');
const requests = () => count('select count(*) from quote_requests');
/** The log refuses to be emptied: the owner of its table has to switch that off. */
const empty = () =>
  db().query(`
    alter table activity_logs disable trigger keep_all_activity;
    truncate companies, quote_requests, activity_logs cascade;
    delete from admin_users;
    alter table activity_logs enable trigger keep_all_activity;
  `);

describe('the story', () => {
  const now = new Date();
  beforeAll(() => addDemoData(db(), now));
  afterAll(empty);

  test('has companies enough to fill a list', async () => {
    expect(await companies()).toBeGreaterThan(16);
    expect(await requests()).toBeGreaterThan(24);
  });

  test('is told once', async () => {
    const told = await requests();
    expect(await addDemoData(db())).toBe(false);
    expect(await requests()).toBe(told);
  });

  test('is of the last 60 days, and nothing happened later than now', async () => {
    const days = `extract(day from '${now.toISOString()}' - created_at)`;
    expect(await count(`select count(*) from activity_logs where ${days} not between 0 and 61`)).toBe(0);
    expect(await count(`select count(*) from quote_requests where updated_at > '${now.toISOString()}'`)).toBe(0);
  });

  test('is in every language and has requests at every stage', async () => {
    expect(await count('select count(distinct language) from quote_requests')).toBe(5);
    expect(await count('select count(distinct status) from quote_requests')).toBe(6);
  });

  test('answers before it closes', async () => {
    const closed = await db().manager.findBy(QuoteRequest, { status: 'closed' });
    for (const { firstResponseAt, createdAt, updatedAt } of closed) {
      expect(firstResponseAt!.getTime()).toBeGreaterThan(createdAt.getTime());
      expect(updatedAt.getTime()).toBeGreaterThanOrEqual(firstResponseAt!.getTime());
    }
  });

  test('is of a business that goes on: a month is not many times the one before', async () => {
    const monthAgo = new Date(now.getTime() - 29 * 86_400_000);
    const { previous, ...current } = await conversionAnalytics(db(), monthAgo, now, 15_000);
    for (const figure of ['totalQuotes', 'closed', 'totalRevenue', 'revenuePerLead'] as const) {
      const ratio = current[figure] / previous![figure];
      expect([figure, ratio]).toEqual([figure, expect.closeTo(1, 0)]);
    }
  });

  test('has offers that are tons times a price of steel', async () => {
    const offered = await db().query<{ price: number }[]>(`
      select quoted_amount / quantity / case quoted_currency when 'TRY' then 42 when 'EUR' then 0.86 when 'GBP' then 0.76 else 1 end as price
      from quote_requests where quantity is not null and quoted_amount is not null`);
    expect(offered.length).toBeGreaterThan(8);
    for (const { price } of offered) expect(Number(price)).toBeGreaterThan(450);
    for (const { price } of offered) expect(Number(price)).toBeLessThan(700);
  });
});

describe('on an empty database', () => {
  afterEach(empty);

  test('two servers that start together tell it once', async () => {
    const told = await Promise.all([addDemoData(db()), addDemoData(db())]);
    expect(told.sort()).toEqual([false, true]);
  });

  test('a CRM in use is left alone', async () => {
    await aCompany(db());
    expect(await addDemoData(db())).toBe(false);
    expect([await companies(), await requests()]).toEqual([1, 0]);
  });

  test('the first start of an embedded database tells it, also after one that was stopped; whoever deletes it is not told again', async () => {
    const start = async (settings: Parameters<typeof addDemoDataAtFirstStart>[1]) => {
      await addDemoDataAtFirstStart(db(), settings, pino({ level: 'silent' }));
      return (await companies()) > 0;
    };
    // What a first start leaves that was stopped in the middle: nothing but the number that its first company had.
    await expect(db().transaction((tx) => aCompany(tx).then(() => tx.query('stop')))).rejects.toThrow('syntax error');
    expect(await start({ DATABASE_URL: database.url() })).toBe(false);
    expect(await start({ DEMO_DATA: 'off' })).toBe(false);
    expect(await start({})).toBe(true);
    await db().query('delete from quote_requests; delete from companies');
    expect(await companies()).toBe(0);
    expect(await start({})).toBe(false);
  });

  test('the same number up to the same day makes the same records', async () => {
    const until = new Date('2026-11-21T15:00:00Z');
    const made = async () => {
      await addBulkQuotes(db(), 100, { until });
      const rows: unknown[] = [];
      for (const table of ['companies', 'contacts', 'quote_requests', 'communications'])
        rows.push(await db().query(`select md5(string_agg(t::text, ' ' order by id)) as all from ${table} t`));
      return rows;
    };
    const first = await made();
    await empty();
    expect(await made()).toEqual(first);
    expect(await count("select count(*) from communications where created_at > '2026-11-21'")).toBe(0);
  });

  test('very many requests come on top, with true dates of contact, and leave the schema as it was', async () => {
    const schema = () =>
      db().query(
        `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as is from pg_constraint
           where connamespace = 'public'::regnamespace
         union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
         union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
         order by 1, 2, 3`,
      );
    const before: unknown = await schema();
    const seen: string[] = [];
    const rows = await addBulkQuotes(db(), 1_000, { onProgress: (done) => seen.push(done) });
    expect(rows).toBeGreaterThan(7_000);
    expect(seen).toContain('communications');
    expect(await schema()).toEqual(before);

    await addBulkQuotes(db(), 302);
    expect(await schema()).toEqual(before);
    expect([await companies(), await requests()]).toEqual([261, 1_302]);
    expect(await count('select count(*) from communications')).toBe(2_604);
    expect(await miscounted(db().manager)).toEqual([]);
  });
});
