import { testDatabase } from '../testing/database.ts';

const database = testDatabase();
const queryNames = async (statement: string): Promise<string[]> =>
  (await database.dataSource().query<{ name: string }[]>(statement)).map(({ name }) => name);

/**
 * Indexes that are neither unique nor of a primary key. The limits keep writes cheap and the schema readable: a new index, trigger or
 * function has to replace one or raise the limit on purpose (docs/decisions/021).
 */
const secondaryIndexes = `
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and not indisunique`;

test('there are at most 60 secondary indexes, and at most 3 of each table that came later: tasks, notifications, orders, order_documents, security_events, privacy_requests, mailbox_consents, passkeys, inbound_mails, scheduled_mails, campaign_recipients, and the mail of an attachment', async () => {
  expect((await queryNames(`select relname as name ${secondaryIndexes}`)).length).toBeLessThanOrEqual(
    60 + 3 + 3 + 3 + 1 + 3 + 3 + 1 + 1 + 3 + 1 + 1 + 1,
  );
});

test('each secondary index has a comment that names its query', async () => {
  const uncommented = await queryNames(
    `select relname as name ${secondaryIndexes} and obj_description(indexrelid) is null`,
  );
  expect(uncommented).toEqual([]);
});

test('there are at most 40 triggers, and one of each table that came later: bank_accounts, bank_account_changes, order_documents, offers, files in the folder, and two of the append-only security_events', async () => {
  expect((await queryNames('select tgname as name from pg_trigger where not tgisinternal')).length).toBeLessThanOrEqual(
    40 + 5 + 2,
  );
});

test('there are at most 25 functions that do not belong to an extension, and the three that protect, blank and delete security events, the digest of a mailbox, and the removal of a file in the folder', async () => {
  const functions = await queryNames(`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
  expect(functions.length).toBeLessThanOrEqual(25 + 3 + 1 + 1);
});
