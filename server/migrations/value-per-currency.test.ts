import type { DataSource } from 'typeorm';
import { entities } from '../app/entities.ts';
import { connect } from '../platform/database/data-source.ts';
import { migrate, revert } from '../platform/database/migrations.ts';
import { definitions } from '../testing/contents.ts';
import { testDatabase } from '../testing/database.ts';
import { miscounted } from '../testing/recounts.ts';
import { migrations } from './index.ts';

const database = testDatabase({ migrated: false });
const place = migrations.findIndex(({ name }) => name === 'ValuePerCurrency1764028800055');

const insertRequest = (n: number, company: string, amount: string, status = 'closed') => `
  insert into quote_requests (submission_id, reference, source, name, email, status, quoted_amount, quoted_currency, company_id)
  select gen_random_uuid(), 'R-${n}', 'quick_quote', 'Demir', 'leyla@demir.example', '${status}', ${amount}, id
  from companies where name = '${company}';`;

/** What the migration takes away and gives back: every definition, and everything that was counted. */
async function stateOf(db: DataSource) {
  await db.query('select fold_record_totals()');
  return {
    schema: await db.query<object[]>(definitions),
    companies: await db.query<object[]>('select to_jsonb(c) as company from companies c order by name'),
    overview: await db.query<object[]>('select * from company_overview order by name'),
    totals: await db.query<object[]>('select * from record_totals order by record, key'),
  };
}

test('the counter of value goes, and comes back as it was', async () => {
  const before = await connect(database.url(), { entities, migrations: migrations.slice(0, place) });
  await migrate(before);
  await before.query(`
    insert into companies (name, deleted_at) values ('Bozdağ', null), ('Demir', null), ('Silinen', now());
    ${insertRequest(1, 'Bozdağ', `26015000, 'TRY'`)}
    ${insertRequest(2, 'Bozdağ', `12.5, 'USD'`)}
    ${insertRequest(3, 'Demir', `900, 'EUR'`, 'quoted')}
    ${insertRequest(4, 'Silinen', `70, 'EUR'`)}`);
  const old = await stateOf(before);
  await before.destroy();

  const db = await connect(database.url(), { entities, migrations: migrations.slice(0, place + 1) });
  try {
    await migrate(db);
    await db.query('select fold_analytics_days()');
    expect(await miscounted(db.manager)).toEqual([]);
    const request = insertRequest(5, 'Demir', `5, 'USD'`);
    await db.query(`${request} update quote_requests set status = 'quoted' where reference = 'R-5'`);
    await db.query('select fold_analytics_days()');
    expect(await miscounted(db.manager)).toEqual([]);
    await db.query(`delete from quote_requests where reference = 'R-5'`);
    const logged = () => db.query<object[]>('select count(*) from activity_logs');
    const log = await logged();

    expect(await revert(db)).toBe('ValuePerCurrency1764028800055');
    expect(await stateOf(db)).toEqual(old);
    expect(await logged()).toEqual(log);
    // What the old counters keep from here on is right too.
    await db.query(insertRequest(6, 'Bozdağ', `100, 'USD'`));
    const counted = `select total_value::float8 as value from companies where name = 'Bozdağ'
      union all select sum(value)::float8 from record_totals where record = 'companies'`;
    expect(await db.query(counted)).toEqual([{ value: 26_015_112.5 }, { value: 26_015_112.5 }]);
  } finally {
    await db.destroy();
  }
}, 60_000);
