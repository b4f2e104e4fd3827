import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as enumerations from '../../common/enums.ts';
import { entities } from '../app/entities.ts';
import { listMigrations, migrate, revert } from '../platform/database/migrations.ts';
import { createDataSource } from '../platform/database/data-source.ts';
import { captureLog } from '../testing/captured-log.ts';
import { dataDirPrefix } from '../testing/leftovers.ts';
import { createDatabase, dropDatabase, testDatabase } from '../testing/database.ts';
import { Baseline1795392000001 } from './baseline.ts';
import { migrations } from './index.ts';
import { previousMigrations } from './previous-migrations.ts';
import { sqlMigration } from './sql-file.ts';

const database = testDatabase();
const query = <Row>(sql: string): Promise<Row[]> => database.dataSource().query(sql);

test('neither a migration that deletes data nor the baseline can be undone', async () => {
  await expect(revert(database.dataSource())).rejects.toThrow('0028_views.sql cannot be undone');
  expect(() => new Baseline1795392000001().down()).toThrow('0001_baseline cannot be undone');
  expect(await query(`select from companies`)).toEqual([]);
});

test('each migration is logged when it starts, so that the log shows which one takes long', async () => {
  const folder = await mkdtemp(`${dataDirPrefix}migrations-`);
  await writeFile(join(folder, '0904_slow.sql'), 'select pg_sleep(1);\n-- down\nselect 1;\n');
  await writeFile(join(folder, '0905_next.sql'), 'select 1;\n-- down\nselect 1;\n');
  const files = ['0904_slow.sql', '0905_next.sql'].map((file) =>
    sqlMigration(file, { folder: pathToFileURL(`${folder}/`) }),
  );
  const db = await createDataSource(database.url(), {
    entities: [],
    migrations: [...migrations, ...files],
  }).initialize();
  const { log, lines } = captureLog();
  try {
    const running = migrate(db, { log });
    while (lines.length === 0) await delay(20);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'running a migration', migration: expect.stringMatching(/^0904_slow/) as string },
    ]);
    await running;
    expect(lines.slice(1).map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'running a migration', migration: expect.stringMatching(/^0905_next/) as string },
      { msg: 'database migrated', migrations: 2, milliseconds: expect.any(Number) as number },
    ]);
  } finally {
    await db.query(`delete from migrations where name ~ '^090[45]'`);
    await db.destroy();
    await rm(folder, { recursive: true });
  }
});

test('a numbered SQL file is run, listed and undone; one without a down part cannot be undone', async () => {
  const folder = await mkdtemp(`${dataDirPrefix}migrations-`);
  await writeFile(join(folder, '0902_tags.sql'), 'create table tags (name text);\n-- down\ndrop table tags;\n');
  await writeFile(join(folder, '0903_labels.sql'), 'create table labels (name text);\n');
  const files = ['0902_tags.sql', '0903_labels.sql'].map((file) =>
    sqlMigration(file, { folder: pathToFileURL(`${folder}/`) }),
  );
  const options = { entities: [], migrations: [...migrations, ...files] };
  const db = await createDataSource(database.url(), options).initialize();
  try {
    await migrate(db);
    expect((await listMigrations(db)).map(({ name, done }) => [name.replace(/_\d+$/, ''), done])).toEqual([
      ['0001_baseline', true],
      ['0002_series_kinds', true],
      ['0003_owners', true],
      ['0004_assignment_rules', true],
      ['0005_outcomes', true],
      ['0006_sales_role', true],
      ['0007_tasks', true],
      ['0008_leads_by_hand', true],
      ['0009_notifications', true],
      ['0010_offers', true],
      ['0011_offer_links', true],
      ['0012_bank_accounts', true],
      ['0013_orders', true],
      ['0014_security_log', true],
      ['0018_offer_lines_and_bank_notifications', true],
      ['0019_accounts', true],
      ['0020_privacy', true],
      ['0021_passkeys', true],
      ['0022_stored_secrets', true],
      ['0023_attachment_folder', true],
      ['0024_mailboxes', true],
      ['0025_composer', true],
      ['0026_campaigns', true],
      ['0027_news', true],
      ['0028_views', true],
      ['0902_tags', true],
      ['0903_labels', true],
    ]);
    await expect(revert(db)).rejects.toThrow('0903_labels.sql cannot be undone');
    await db.query(`delete from migrations where name like '0903%'; drop table labels`);
    expect(await revert(db)).toMatch(/^0902_tags/);
    expect(await query(`select to_regclass('tags') as table`)).toEqual([{ table: null }]);
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['the last ones are missing', previousMigrations.slice(0, 20)],
  ['one in between is missing', previousMigrations.filter((_, place) => place !== 3)],
])('a database with an incomplete list of the previous migrations is refused: %s', async (_, done) => {
  const otherUrl = await createDatabase(`test_${randomBytes(6).toString('hex')}`, false);
  const db = await createDataSource(otherUrl, { entities: [], migrations }).initialize();
  try {
    await db.query(`create table migrations (id serial primary key, timestamp bigint not null, name varchar not null)`);
    for (const name of done)
      await db.query(`insert into migrations (timestamp, name) values ($1, $2)`, [name.slice(-13), name]);
    await expect(migrate(db)).rejects.toThrow(
      `The database has ${done.length} migrations of an older Kordon, the last of which is ${done.at(-1)}`,
    );
    expect(await db.query(`select to_regclass('companies') as table`)).toEqual([{ table: null }]);
  } finally {
    await db.destroy();
    await dropDatabase(new URL(otherUrl).pathname.slice(1));
  }
});

test('every column of an entity exists in its table with the same nullability', async () => {
  // A view has no such constraints: its nullability is null here.
  const differences = await Promise.all(
    entities.map(async (entity) => {
      const { tableName, columns } = database.dataSource().getMetadata(entity);
      const stored = await query<{ name: string; nullable: boolean | null }>(`
        select attname as name, case relkind when 'r' then not attnotnull end as nullable
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where attrelid = '${tableName}'::regclass and attnum > 0 and not attisdropped`);
      const nullable = new Map(stored.map((column) => [column.name, column.nullable]));
      return columns
        .filter(
          (column) =>
            (nullable.get(column.databaseName) ?? column.isNullable) !== column.isNullable ||
            !nullable.has(column.databaseName),
        )
        .map((column) => `${tableName}.${column.databaseName}`);
    }),
  );
  expect(differences.flat()).toEqual([]);
});

const {
  quoteSources,
  quoteStatuses,
  priorities,
  languages,
  deliveryTerms,
  paymentTerms,
  contactTopics,
  companyTypes,
  companyStatuses,
  companyPriorities,
  companySizes,
  leadSources,
  lostReasons,
  outcomes,
  rateSources,
  currencies,
  contactStatuses,
  communicationTypes,
  communicationDirections,
  communicationStatuses,
  sentiments,
  activityActions,
  adminRoles,
  notificationKinds,
  notificationRecords,
  consentSubjects,
  consentPurposes,
  tradeProducts,
  offerUnits,
} = enumerations;

test.each<[string, readonly string[]]>([
  ['quote_requests.source', quoteSources],
  ['quote_requests.status', quoteStatuses],
  ['quote_requests.priority', priorities],
  ['quote_requests.language', languages],
  ['quote_requests.delivery_terms', deliveryTerms],
  ['quote_requests.payment_terms', paymentTerms],
  ['quote_requests.quoted_currency', currencies],
  ['quote_requests.outcome', outcomes],
  ['quote_requests.lost_reason', lostReasons],
  ['quote_requests.rate_source', rateSources],
  ['quote_status_history.from_status', quoteStatuses],
  ['quote_status_history.to_status', quoteStatuses],
  ['contact_messages.topic', contactTopics],
  ['contact_messages.language', languages],
  ['supplier_applications.language', languages],
  ['consents.subject_type', consentSubjects],
  ['consents.purpose', consentPurposes],
  ['consents.locale', languages],
  ['companies.company_type', companyTypes],
  ['companies.status', companyStatuses],
  ['companies.priority', companyPriorities],
  ['companies.size', companySizes],
  ['companies.lead_source', leadSources],
  ['companies.currency', currencies],
  ['contacts.status', contactStatuses],
  ['contacts.lead_source', leadSources],
  ['communications.type', communicationTypes],
  ['communications.direction', communicationDirections],
  ['communications.status', communicationStatuses],
  ['communications.priority', priorities],
  ['communications.sentiment', sentiments],
  ['offers.language', languages],
  ['offers.currency', currencies],
  ['offers.delivery_terms', enumerations.offerIncoterms],
  ['offers.status', enumerations.offerStatuses],
  ['offers.rate_source', enumerations.rateSources],
  ['offers.payment_terms', paymentTerms],
  ['offer_lines.trade_product', tradeProducts],
  ['offer_lines.unit', offerUnits],
  ['orders.status', enumerations.orderStatuses],
  ['orders.sale_kind', enumerations.saleKinds],
  ['orders.currency', currencies],
  ['orders.rate_source', enumerations.rateSources],
  ['order_documents.kind', enumerations.orderDocumentKinds],
  ['activity_logs.action', activityActions],
  ['security_events.kind', enumerations.securityEventKinds],
  ['admin_users.role', adminRoles],
  ['notifications.kind', notificationKinds],
  ['notifications.record_type', notificationRecords],
  ['notification_choices.kind', notificationKinds],
  ['password_links.purpose', enumerations.passwordLinkPurposes],
  ['market_series.category', enumerations.marketCategories],
  ['market_series.region', enumerations.marketRegions],
  ['market_changes.kind', enumerations.marketChangeKinds],
])('the check constraint of %s accepts exactly the values of its enumeration', async (column, values) => {
  const [table, name] = column.split('.');
  const [check] = await query<{ accepted: string[] }>(`
    select array(select (regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''', 'g'))[1]) as accepted
    from pg_constraint where conrelid = '${table}'::regclass and conname = '${table}_${name}_check'`);
  expect(check?.accepted.sort()).toEqual([...values].sort());
});
