import pino from 'pino';
import { DAY_MS } from '../../../common/durations.ts';
import { getConversionAnalytics } from '../../modules/analytics/conversion-analytics.service.ts';
import { listOrders } from '../../modules/orders/order.list.ts';
import { isIban, isSwift } from '../../../common/iban.ts';
import { BankAccount } from '../../modules/bank-accounts/index.ts';
import { QuoteRequest } from '../../modules/quotes/quote-request.entity.ts';
import { testDatabase } from '../../testing/database.ts';
import { aCompany } from '../../testing/records.ts';
import { findWrongLastContacts } from '../../testing/last-contact.ts';
import { addBulkQuotes } from '../../../tools/demo-bulk/bulk.ts';
import { addDemoData } from './demo-data.ts';
import { addDemoDataAtFirstStart } from './first-start.ts';

const database = testDatabase();
const db = () => database.dataSource();
const count = async (statement: string): Promise<number> => {
  const [row] = await db().query<{ count: string }[]>(statement);
  return Number(row?.count);
};
const countCompanies = () => count('select count(*) from companies');
const countRequests = () => count('select count(*) from quote_requests');
/** Deletes all records. The trigger that protects the log has to be disabled for that. */
const deleteAll = () =>
  db().query(`
    alter table activity_logs disable trigger keep_all_activity;
    truncate companies, quote_requests, activity_logs cascade;
    delete from admin_users;
    alter table activity_logs enable trigger keep_all_activity;
  `);

describe('the demo data', () => {
  const now = new Date();
  beforeAll(() => addDemoData(db(), now));
  afterAll(deleteAll);

  test('has enough companies and requests to fill a list', async () => {
    expect(await countCompanies()).toBeGreaterThan(16);
    expect(await countRequests()).toBeGreaterThan(24);
  });

  test('is added only once', async () => {
    const before = await countRequests();
    expect(await addDemoData(db())).toBe(false);
    expect(await countRequests()).toBe(before);
  });

  test('lies within the last 60 days and not in the future', async () => {
    const days = `extract(day from '${now.toISOString()}' - created_at)`;
    expect(await count(`select count(*) from activity_logs where ${days} not between 0 and 61`)).toBe(0);
    expect(await count(`select count(*) from quote_requests where updated_at > '${now.toISOString()}'`)).toBe(0);
  });

  test('has requests in every language and status', async () => {
    expect(await count('select count(distinct language) from quote_requests')).toBe(5);
    expect(await count('select count(distinct status) from quote_requests')).toBe(6);
  });

  test('has orders that are late, delivered and await confirmation; the request of a confirmed order is won', async () => {
    const { nodes } = await listOrders(db(), { late: true }, {}, null);
    expect(nodes.map(({ status }) => status)).toEqual(['confirmed']);
    expect(await count('select count(distinct status) from orders')).toBe(3);
    expect(
      await count(`select count(*) from orders o join quote_requests q on q.id = quote_request_id
        where (o.status = 'awaiting_confirmation') = (q.outcome is not null)`),
    ).toBe(0);
  });

  test('has mails that wait: of a stranger, of known companies, and a warning of an impostor', async () => {
    const mails: unknown = await db().query(
      `select split_part(sender_email, '@', 2) as domain, dmarc, suggestion_reason as suggestion, look_alike_of as warning
       from inbound_mails where status = 'waiting' order by received_at desc`,
    );
    expect(mails).toEqual([
      { domain: 'khaleejrebar.example', dmarc: 'pass', suggestion: null, warning: null },
      { domain: 'alsidrastee1.example', dmarc: 'none', suggestion: null, warning: 'alsidrasteel.example' },
      { domain: 'laminoirsaures.example', dmarc: 'pass', suggestion: 'domain', warning: null },
      { domain: 'marmarasac.example', dmarc: 'none', suggestion: 'contact', warning: null },
    ]);
  });

  test('has bank accounts that say they are examples, with valid IBANs and BICs for tests', async () => {
    const accounts = await db().manager.find(BankAccount);
    expect(accounts.map(({ currency }) => currency).toSorted()).toEqual(['EUR', 'GBP', 'USD']);
    for (const { bank, iban, swift } of accounts) {
      expect([isIban(iban), isSwift(swift), swift[7]]).toEqual([true, true, '0']);
      expect(bank).toMatch(/örnek.*example/);
    }
  });

  test('has a first response before a request is closed', async () => {
    const closed = await db().manager.findBy(QuoteRequest, { status: 'closed' });
    for (const { firstResponseAt, createdAt, updatedAt } of closed) {
      expect(firstResponseAt!.getTime()).toBeGreaterThan(createdAt.getTime());
      expect(updatedAt.getTime()).toBeGreaterThanOrEqual(firstResponseAt!.getTime());
    }
  });

  test('has similar figures for this month and the previous one', async () => {
    const monthAgo = new Date(now.getTime() - 29 * DAY_MS);
    await db().query(`update market_series set kind = 'feed' where category = 'currency'`); // example rates convert nothing
    const { previous, ...current } = await getConversionAnalytics(db(), monthAgo, now, 15_000);
    for (const figure of ['totalQuotes', 'closed', 'totalRevenue', 'revenuePerLead'] as const) {
      const ratio = current[figure] / previous![figure];
      expect([figure, ratio]).toEqual([figure, expect.closeTo(1, 0)]);
    }
  });

  test('has offers with realistic prices per ton', async () => {
    const offered = await db().query<{ price: number }[]>(`
      select quoted_amount / quantity / case quoted_currency when 'TRY' then 42 when 'EUR' then 0.86 when 'GBP' then 0.76 else 1 end as price
      from quote_requests where quantity is not null and quoted_amount is not null`);
    expect(offered.length).toBeGreaterThan(8);
    for (const { price } of offered) expect(price).toBeGreaterThan(450);
    for (const { price } of offered) expect(price).toBeLessThan(700);
  });
});

describe('on an empty database', () => {
  afterEach(deleteAll);

  test('two servers that start at the same time add the demo data once', async () => {
    const added = await Promise.all([addDemoData(db()), addDemoData(db())]);
    expect(added.sort()).toEqual([false, true]);
  });

  test('a CRM with records gets no demo data', async () => {
    await aCompany(db());
    expect(await addDemoData(db())).toBe(false);
    expect([await countCompanies(), await countRequests()]).toEqual([1, 0]);
  });

  test('demo data is added at the first start, also after an aborted one, and not again after deletion', async () => {
    const start = async (settings: Parameters<typeof addDemoDataAtFirstStart>[1]) => {
      await addDemoDataAtFirstStart(db(), settings, pino({ level: 'silent' }));
      return (await countCompanies()) > 0;
    };
    // An aborted first start only advances the sequence of company codes.
    await expect(db().transaction((tx) => aCompany(tx).then(() => tx.query('stop')))).rejects.toThrow('syntax error');
    expect(await start({ DATABASE_URL: database.url() })).toBe(false);
    expect(await start({ DEMO_DATA: 'off' })).toBe(false);
    expect(await start({})).toBe(true);
    await db().query('delete from quote_requests; delete from companies');
    expect(await countCompanies()).toBe(0);
    expect(await start({})).toBe(false);
  });

  test('bulk data with the same number of requests and the same end date is identical', async () => {
    const until = new Date('2026-11-21T15:00:00Z');
    const createAndHash = async () => {
      await addBulkQuotes(db(), 100, { until });
      const rows: unknown[] = [];
      for (const table of ['companies', 'contacts', 'quote_requests', 'communications'])
        rows.push(await db().query(`select md5(string_agg(t::text, ' ' order by id)) as all from ${table} t`));
      return rows;
    };
    const first = await createAndHash();
    await deleteAll();
    expect(await createAndHash()).toEqual(first);
    expect(await count("select count(*) from communications where created_at > '2026-11-21'")).toBe(0);
  });

  test('bulk data is added to existing records, has correct last contact dates and does not change the schema', async () => {
    const schema = () =>
      db().query(
        `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as is from pg_constraint
           where connamespace = 'public'::regnamespace
         union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
         union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
         order by 1, 2, 3`,
      );
    const before: unknown = await schema();
    const steps: string[] = [];
    const rows = await addBulkQuotes(db(), 1_000, { onProgress: (done) => steps.push(done) });
    expect(rows).toBeGreaterThan(7_000);
    expect(steps).toContain('communications');
    expect(await schema()).toEqual(before);

    await addBulkQuotes(db(), 302);
    expect(await schema()).toEqual(before);
    expect([await countCompanies(), await countRequests()]).toEqual([261, 1_302]);
    expect(await count('select count(*) from communications')).toBe(2_604);
    expect(await findWrongLastContacts(db().manager)).toEqual([]);
  });
});
