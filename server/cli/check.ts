import type { DataSource } from 'typeorm';
import { encryptedColumns } from '../app/encrypted-columns.ts';
import { readEncryptionKeys, usesDerivedKey } from '../app/encryption-keys.ts';
import { createFileStorage, listMissingFiles } from '../app/files.ts';
import { createConfiguredMailer, getSender } from '../app/mail.ts';
import type { Config } from '../config.ts';
import { createDataDir } from '../platform/data-dir.ts';
import { MAX_CLOCK_DIFFERENCE_MS, readClockDifference } from '../platform/database/clock.ts';
import { listMigrations } from '../platform/database/migrations.ts';
import { readDiskSpace } from '../platform/disk-space.ts';
import { inspectSecrets } from '../platform/key-rotation.ts';
import { formatMailbox } from '../platform/mail/mailbox.ts';
import { StartError } from '../platform/start-error.ts';
import { connectToDatabase, printLine, runCommand } from './command.ts';

/** Below this, a week of attachments may fill the disk. */
const MIN_FREE_BYTES = 1_000_000_000;

/** Checks settings, database, rights, stored secrets, attachments, mail server, disk and clock. Prints one line for each and fails if one of them fails. */
export const checkInstallation = (): Promise<void> =>
  runCommand(async (context) => {
    const { config, log } = context;
    let failures = 0;
    const check = async (name: string, run: () => Promise<string>) => {
      const result = await run().then(
        (text) => `ok    ${name}: ${text}`,
        (error: unknown) => {
          failures += 1;
          return `FAIL  ${name}: ${(error as Error).message}`;
        },
      );
      printLine(result);
    };

    printLine('ok    settings: every value is valid');
    let database: DataSource | undefined;
    await check('database', async () => {
      database = await connectToDatabase(config, context);
      return describeSchema(database);
    });
    const db = database;
    if (db) {
      await check('rights', () => checkRights(db, Boolean(config.DATABASE_OWNER_URL) || !config.DATABASE_URL));
      await check('secrets', () => checkSecrets(db, config));
      await check('attachments', () => checkAttachments(db, config));
      await check('clock', () => checkClock(db));
    }
    await check('mail', async () => {
      const mailer = createConfiguredMailer(config);
      try {
        await mailer.verify();
      } finally {
        mailer.close();
      }
      const state = config.SMTP_URL
        ? 'the server accepts the sign-in'
        : 'SMTP_URL is not set: messages are written to files';
      return `${state}, sender ${formatMailbox(getSender(config))}`;
    });
    await check('disk', async () => {
      await createDataDir(config.DATA_DIR, log);
      const { freeBytes } = await readDiskSpace(config.DATA_DIR);
      const free = `${(freeBytes / 1e9).toFixed(1)} GB free in DATA_DIR`;
      if (freeBytes < MIN_FREE_BYTES) throw new Error(`${free}, at least 1 GB is needed`);
      return free;
    });
    if (failures > 0) throw new StartError(`${failures} of the checks failed`);
  });

async function describeSchema(db: DataSource): Promise<string> {
  const pending = (await listMigrations(db)).filter(({ done }) => !done);
  if (pending.length > 0) throw new Error(`${pending.length} migrations are pending: run "migrate up"`);
  const [{ version } = { version: '' }] = await db.query<{ version: string }[]>(
    `select current_setting('server_version') as version`,
  );
  return `PostgreSQL ${version}, schema up to date`;
}

/** Checks that the server may write records, and that with two roles it may not change the schema. */
async function checkRights(db: DataSource, hasTwoRoles: boolean): Promise<string> {
  const [rights] = await db.query<{ mayWrite: boolean; mayCreate: boolean; isSuperuser: boolean }[]>(
    `select has_table_privilege('quote_requests', 'insert, update, delete') as "mayWrite",
       has_schema_privilege('public', 'create') as "mayCreate",
       (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser"`,
  );
  if (!rights?.mayWrite) throw new Error('the role of DATABASE_URL may not write records');
  if (rights.isSuperuser) throw new Error('the role of DATABASE_URL is a superuser: use a role without privileges');
  if (!hasTwoRoles) return 'one role owns the schema and serves requests';
  if (rights.mayCreate) throw new Error('the role of DATABASE_URL may change the schema: only the owner should');
  return 'the serving role writes records and may not change the schema';
}

/** Decrypts every stored secret. */
async function checkSecrets(db: DataSource, config: Config): Promise<string> {
  const { current, previous, unreadable } = await inspectSecrets(
    db,
    await readEncryptionKeys(config),
    encryptedColumns,
  );
  if (unreadable.length > 0) throw new Error(`${unreadable.length} cannot be decrypted, the first is ${unreadable[0]}`);
  const isDerived = usesDerivedKey(config);
  const source = isDerived ? ' (derived from SESSION_SECRET, because ENCRYPTION_KEY is not set)' : '';
  const advice = isDerived ? '' : ': run "rotate-key"';
  return `${current} encrypted with the current key${source}${previous ? `, ${previous} with an earlier key${advice}` : ''}`;
}

/** Checks that the folder takes files, and has all that the database refers to. */
async function checkAttachments(db: DataSource, config: Config): Promise<string> {
  const { newFiles, folder } = createFileStorage(config);
  if (newFiles === 'folder') await folder.prepare();
  const missing = await listMissingFiles(db, folder);
  if (missing.length > 0)
    throw new Error(`${missing.length} files are missing in ${folder.path}, or damaged; the first: ${missing[0]}`);
  const [count] = await db.query<[{ stored: string; inFolder: string }]>(
    'select count(*) as stored, count(folder_sha256) as "inFolder" from attachments',
  );
  return `${count.inFolder} of ${count.stored} in ${folder.path}, new ones go to the ${newFiles}`;
}

async function checkClock(db: DataSource): Promise<string> {
  const difference = await readClockDifference(db);
  if (Math.abs(difference) > MAX_CLOCK_DIFFERENCE_MS)
    throw new Error(`this machine is ${difference} ms ahead of the database: second factors and sessions will fail`);
  return `${difference} ms between this machine and the database`;
}
