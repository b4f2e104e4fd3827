import pino from 'pino';
import { QuoteRequest } from '../intake/quote-request.entity.ts';
import { testDatabase } from '../testing/database.ts';
import { aCompany } from '../testing/records.ts';
import { addBulkQuotes } from './bulk.ts';
import { addDemoData } from './demo-data.ts';
import { addDemoDataAtFirstStart } from './first-start.ts';

// Two months of events one by one are more than a busy machine tells in five seconds.
jest.setTimeout(60_000);

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
    truncate companies, quote_requests, activity_logs, record_totals cascade;
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

  test('answers before it closes, and counts its orders', async () => {
    const closed = await db().manager.findBy(QuoteRequest, { status: 'closed' });
    for (const { firstResponseAt, createdAt, updatedAt } of closed) {
      expect(firstResponseAt!.getTime()).toBeGreaterThan(createdAt.getTime());
      expect(updatedAt.getTime()).toBeGreaterThanOrEqual(firstResponseAt!.getTime());
    }
    expect(await count('select sum(total_orders) as count from companies')).toBe(closed.length);
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

  test('the first start of an embedded database tells it, and whoever deletes it is not told again', async () => {
    const start = async (settings: Parameters<typeof addDemoDataAtFirstStart>[1]) => {
      await addDemoDataAtFirstStart(db(), settings, pino({ level: 'silent' }));
      return (await companies()) > 0;
    };
    await db().query('alter sequence company_code_number restart');
    expect(await start({ DATABASE_URL: database.url() })).toBe(false);
    expect(await start({ DEMO_DATA: 'off' })).toBe(false);
    expect(await start({})).toBe(true);
    await empty();
    expect(await start({})).toBe(false);
  });

  test('the same number makes the same records', async () => {
    const told = () =>
      db().query(`select id, reference, name, company, status, created_at from quote_requests order by id`);
    await addBulkQuotes(db(), 100);
    const first: unknown = await told();
    await empty();
    await addBulkQuotes(db(), 100);
    expect(await told()).toEqual(first);
  });

  test('very many requests come on top, with true counters', async () => {
    const seen: number[] = [];
    await addBulkQuotes(db(), 1_200, { batch: 500, onProgress: (done) => seen.push(done) });
    expect(seen).toEqual([500, 1_000, 1_200]);
    expect(await requests()).toBe(1_200);
    const wrong = `total_quotes <> (select count(*) from quote_requests where company_id = companies.id)`;
    expect(await count(`select count(*) from companies where ${wrong}`)).toBe(0);

    await addBulkQuotes(db(), 300);
    expect(await requests()).toBe(1_500);
    expect(await count('select count(*) from communications')).toBe(3_000);
    expect(await count(`select sum(count) as count from record_totals where record = 'companies'`)).toBe(
      await companies(),
    );
    expect(await count(`select count(*) from pg_trigger where tgenabled = 'D'`)).toBe(0);
  });
});
