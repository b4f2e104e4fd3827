import * as enumerations from '../../common/enums.ts';
import { entities } from '../app/entities.ts';
import { revert, migrate } from '../platform/database/migrations.ts';
import { definitions } from '../testing/contents.ts';
import { testDatabase } from '../testing/database.ts';
import { migrations } from './index.ts';

const database = testDatabase();
const query = <Row>(sql: string): Promise<Row[]> => database.dataSource().query(sql);

const schema = () => query<object>(definitions);

test('every migration can be undone and done again', async () => {
  const before = await schema();
  for (const { name } of migrations.toReversed()) expect(await revert(database.dataSource())).toBe(name);
  expect(
    await query(`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`),
  ).toEqual([{ relname: 'migrations' }]);

  await migrate(database.dataSource());
  expect(await schema()).toEqual(before);
});

test('entities name the columns that the tables have, with the same nullability', async () => {
  const differences = await Promise.all(
    entities.map(async (entity) => {
      const { tableName, columns } = database.dataSource().getMetadata(entity);
      const stored = await query<{ name: string; nullable: boolean }>(`
        select attname as name, not attnotnull as nullable from pg_attribute
        where attrelid = '${tableName}'::regclass and attnum > 0 and not attisdropped`);
      const nullable = new Map(stored.map((column) => [column.name, column.nullable]));
      return columns
        .filter((column) => nullable.get(column.databaseName) !== column.isNullable)
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
  currencies,
  contactStatuses,
  communicationTypes,
  communicationDirections,
  communicationStatuses,
  sentiments,
  activityActions,
  adminRoles,
  salesActivityTypes,
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
  ['offers.delivery_terms', deliveryTerms],
  ['offers.payment_terms', paymentTerms],
  ['offer_lines.trade_product', tradeProducts],
  ['offer_lines.unit', offerUnits],
  ['activity_logs.action', activityActions],
  ['admin_users.role', adminRoles],
  ['sales_activities.activity_type', salesActivityTypes],
])('%s takes its enumeration and nothing else', async (column, values) => {
  const [table, name] = column.split('.');
  const [check] = await query<{ accepted: string[] }>(`
    select array(select (regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''', 'g'))[1]) as accepted
    from pg_constraint where conrelid = '${table}'::regclass and conname = '${table}_${name}_check'`);
  expect(check?.accepted.sort()).toEqual([...values].sort());
});
