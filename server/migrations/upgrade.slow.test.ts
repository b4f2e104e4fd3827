import type { DataSource } from 'typeorm';
import { entities } from '../app/entities.ts';
import { contentOf } from '../modules/files/attachment.service.ts';
import { connect } from '../platform/database/data-source.ts';
import { spellingsOf } from '../platform/database/spelling.ts';
import { testDatabase } from '../testing/database.ts';
import { miscounted } from '../testing/recounts.ts';
import { migrations } from './index.ts';

const database = testDatabase({ migrated: false });

/** The schema as it was after so many migrations. */
async function atMigration<T>(count: number, work: (db: DataSource) => Promise<T>): Promise<T> {
  const db = await connect(database.url(), { entities, migrations: migrations.slice(0, count) });
  return work(db).finally(() => db.destroy());
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** After migration 0005, which made the last of the records: none has a counter, a log or a total yet. */
const first = `
  insert into accounts (email, password_hash) values ('selin@kordon.example', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA');
  insert into admin_users (id, email, name, role) values ('${id(1)}', 'selin@kordon.example', 'Selin Işık', 'super_admin');
  insert into sessions (sid, sess, expire)
    values ('kept', '{"cookie":{},"passport":{"user":"${id(1)}"}}', now() + interval '1 day');
  insert into companies (id, name, industry, website, company_type, country, created_by, created_at, deleted_at) values
    ('${id(10)}', 'İskenderun Çelik Sanayi A.Ş.', 'Haddehane', 'https://www.celik.example/', 'customer', 'Turkey', '${id(1)}', now() - interval '60 days', null),
    ('${id(11)}', 'Société Rocher', null, null, 'lead', 'France', null, now() - interval '40 days', null),
    ('${id(12)}', 'فولاد خلیج', null, null, 'supplier', 'Iran', null, now() - interval '30 days', now() - interval '2 days');
  insert into contacts (id, company_id, name, email, is_primary, created_at) values
    ('${id(20)}', '${id(10)}', 'Leyla Demir', 'Leyla@Celik.example', true, now() - interval '60 days'),
    ('${id(21)}', '${id(10)}', 'Orhan Kızılay', 'orhan@celik.example', true, now() - interval '50 days'),
    ('${id(22)}', '${id(11)}', 'Amélie Rocher', 'amelie@rocher.example', true, now() - interval '40 days');
  insert into quote_requests (id, submission_id, reference, source, name, email, company, status, product_type, language,
    quoted_amount, quoted_currency, company_id, contact_id, created_at, updated_at, first_response_at) values
    ('${id(30)}', '${id(30)}', 'KC-1', 'buyer_quote', 'Leyla Demir', 'leyla@celik.example', 'İskenderun Çelik Sanayi A.Ş.', 'new', 'wire-rod', 'tr',
      null, null, '${id(10)}', '${id(20)}', now() - interval '20 days', now() - interval '20 days', null),
    ('${id(31)}', '${id(31)}', 'KC-2', 'quick_quote', 'Orhan Kızılay', 'orhan@celik.example', '', 'quoted', null, 'tr',
      125000.50, 'USD', '${id(10)}', '${id(21)}', now() - interval '19 days', now() - interval '18 days', now() - interval '18 days'),
    ('${id(32)}', '${id(32)}', 'KC-3', 'seller_quote', 'Amélie Rocher', 'amelie@rocher.example', 'Société Rocher', 'closed', 'scrap', 'fr',
      9000, 'EUR', '${id(11)}', '${id(22)}', now() - interval '400 days', now() - interval '390 days', now() - interval '399 days');
  update quote_requests set status = 'closed' where id = '${id(31)}';
  insert into communications (id, company_id, contact_id, quote_request_id, type, direction, subject, content, created_by, created_at,
    follow_up_required, follow_up_date) values
    ('${id(40)}', '${id(10)}', '${id(20)}', '${id(30)}', 'email', 'outbound', 'Filmaşin teklifi', 'Merhaba', '${id(1)}', now() - interval '19 days',
      true, now() - interval '5 days'),
    ('${id(41)}', '${id(12)}', null, null, 'phone', 'inbound', 'Bandar limanı', null, null, now() - interval '10 days', false, null);
  insert into contact_messages (id, submission_id, reference, name, company, email, subject, message, company_id, contact_id)
    values ('${id(50)}', '${id(50)}', 'KC-4', 'Leyla Demir', 'İskenderun Çelik', 'leyla@celik.example', 'Fuar', 'Bekleriz', '${id(10)}', '${id(20)}');
  insert into attachments (id, name, type, size, content, contact_message_id)
    values ('${id(60)}', 'çizim.pdf', 'application/pdf', 400000, convert_to(repeat('%PDF', 100000), 'UTF8'), '${id(50)}');
  insert into consents (subject_type, subject_id, purpose, text_version, locale, address)
    values ('quote_request', '${id(30)}', 'privacy_notice', '2026-01', 'tr', '203.0.113.7');
  insert into email_campaigns (subject, sent_at, sent_count, opened_count) values ('Bahar listesi', now() - interval '30 days', 200, 90);
  insert into sales_activities (company_id, activity_type) values ('${id(11)}', 'call_made');`;

/** After migration 0010, which made offers: changes are logged, files lie in pieces, nothing is summed up. */
const second = `
  select set_config('kordon.actor', 'selin@kordon.example', false);
  update contacts set phone = '+90 326 000 00 00' where id = '${id(20)}';
  update companies set lead_score = 80 where id = '${id(11)}';
  update quote_requests set priority = 'urgent' where id = '${id(30)}';
  insert into companies (id, name) values ('${id(13)}', 'Karadeniz Hurda');
  insert into attachments (id, name, type, size) values ('${id(61)}', 'teklif.pdf', 'application/pdf', 4);
  insert into attachment_chunks (attachment_id, position, content) values ('${id(61)}', 0, '%PDF');
  insert into offer_numbers values (2025, 1);
  insert into offers (id, number, quote_request_id, company_id, contact_person, email, language, currency, delivery_terms, delivery_place,
    payment_terms, valid_until, total, attachment_id) values ('${id(70)}', '2025-0001', '${id(30)}', '${id(10)}', 'Leyla Demir',
    'leyla@celik.example', 'tr', 'USD', 'cif', 'Mersin', 'lc', current_date + 10, 5000, '${id(61)}');
  insert into offer_lines values ('${id(70)}', 1, 'wire-rod', '', 10, 't', 500, 5000);`;

type Rows = Record<string, Record<string, unknown>[]>;

/** Every row as it is, by table. */
async function rowsOf(db: DataSource, tables: string[]): Promise<Rows> {
  const found: Rows = {};
  for (const table of tables)
    found[table] = (
      await db.query<{ row: Record<string, unknown> }[]>(
        `select to_jsonb(t) as row from ${table} as t order by t::text`,
      )
    ).map(({ row }) => row);
  return found;
}
const tablesOf = async (db: DataSource) =>
  (
    await db.query<{ name: string }[]>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'activity_logs')`,
    )
  ).map(({ name }) => name);

describe('a database of the first version, with what people had entered by then,', () => {
  let before: Rows;
  let content: Buffer;
  beforeAll(async () => {
    await atMigration(5, (db) => db.query(first));
    await atMigration(10, async (db) => {
      await db.query(second);
      before = await rowsOf(db, await tablesOf(db));
    });
    await atMigration(migrations.length, () => Promise.resolve());
    content = Buffer.from('%PDF'.repeat(100_000));
  }, 60_000);

  test('has every row as it was', async () => {
    const now = await rowsOf(database.dataSource(), Object.keys(before));
    // One primary contact a company is all that there may be since: the oldest stays.
    const younger = before.contacts!.find((contact) => contact.id === id(21))!;
    Object.assign(younger, { is_primary: false, updated_at: expect.any(String) as unknown });
    for (const company of before.companies!) delete company.total_value; // it added different currencies
    // Counters had nobody to count what was there before them.
    for (const company of before.companies!)
      Object.assign(
        company,
        counters.find((counted) => counted.id === company.id),
      );
    for (const [table, rows] of Object.entries(before)) {
      expect([table, now[table]!.length]).toEqual([table, rows.length]);
      for (const row of rows) expect(now[table]).toContainEqual(expect.objectContaining(row));
    }
  });

  const counters = [
    { id: id(10), total_quotes: 2, total_orders: 1, contact_count: 2, communication_count: 1 },
    { id: id(11), total_quotes: 1, total_orders: 1, contact_count: 1, communication_count: 0 },
    { id: id(12), total_quotes: 0, total_orders: 0, contact_count: 0, communication_count: 1 },
    { id: id(13), total_quotes: 0, total_orders: 0, contact_count: 0, communication_count: 0 },
  ].map((counted) => ({
    ...counted,
    last_contact_date: counted.communication_count ? (expect.any(String) as unknown) : null,
  }));

  test('counts as if it had been counted from the beginning', async () => {
    const db = database.dataSource();
    for (const fold of ['fold_quote_request_totals', 'fold_record_totals', 'fold_analytics_days'])
      await db.query(`select ${fold}()`);
    expect(await miscounted(db.manager)).toEqual([]);
    const days = await db.query<object[]>(
      `select day, measure, count, total::float from analytics_days where measure in ('revenue', 'sale') and day < now() - interval '1 year'`,
    );
    expect(days).toHaveLength(2);
  });

  test('has the files whole', async () => {
    const pieces: Buffer[] = [];
    for await (const piece of contentOf(database.dataSource().manager, { id: id(60), size: content.length }))
      pieces.push(piece as Buffer);
    expect(Buffer.concat(pieces).equals(content)).toBe(true);
  });

  test('knows when a request was closed, and by which words a misspelt search is mended', async () => {
    const closed = await database.dataSource().query<object[]>(
      `select q.id, closed_at = coalesce((select max(changed_at) from quote_status_history h
         where quote_request_id = q.id and to_status = 'closed'), q.updated_at) as right
       from quote_requests q where status = 'closed' order by id`,
    );
    expect(closed).toEqual([
      { id: id(31), right: true },
      { id: id(32), right: true },
    ]);
    const [spelling] = await spellingsOf(database.dataSource(), ['iskendrun']);
    expect(spelling?.near).toContain('iskenderun');
  });

  test('tells on a company’s timeline what was changed before there was one', async () => {
    const changed = await database
      .dataSource()
      .query<object[]>(
        `select company_id, target_type, action from activity_logs where actor = 'selin@kordon.example' order by id`,
      );
    expect(changed).toEqual([
      { company_id: id(10), target_type: 'contacts', action: 'UPDATE' },
      { company_id: id(11), target_type: 'companies', action: 'UPDATE' },
      { company_id: id(10), target_type: 'quote_requests', action: 'UPDATE' },
      { company_id: id(13), target_type: 'companies', action: 'INSERT' },
      { company_id: id(10), target_type: 'offers', action: 'INSERT' },
    ]);
  });
});
