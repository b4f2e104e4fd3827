import { statfs } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { createConfiguredMailer } from '../app/mail.ts';
import { createDataDir } from '../platform/data-dir.ts';
import { listMigrations } from '../platform/database/migrations.ts';
import { StartError } from '../platform/start-error.ts';
import { connectToDatabase, printLine, runCommand } from './command.ts';

/** Below this, a week of attachments may fill the disk. */
const MIN_FREE_BYTES = 1_000_000_000;
/** Sign-in codes are valid for 30 seconds, and one code before and after is accepted. */
const MAX_CLOCK_DIFFERENCE_MS = 20_000;

/** Checks settings, database, rights, mail server, disk and clock. Prints one line for each and fails if one of them fails. */
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
      await check('rights', () => checkRights(db, Boolean(config.DATABASE_OWNER_URL)));
      await check('clock', () => checkClock(db));
    }
    await check('mail', async () => {
      const mailer = createConfiguredMailer(config);
      try {
        await mailer.verify();
      } finally {
        mailer.close();
      }
      return config.SMTP_URL ? 'the server accepts the sign-in' : 'SMTP_URL is not set: messages are written to files';
    });
    await check('disk', async () => {
      await createDataDir(config.DATA_DIR, log);
      const { bavail, bsize } = await statfs(config.DATA_DIR);
      const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free in DATA_DIR`;
      if (bavail * bsize < MIN_FREE_BYTES) throw new Error(`${free}, at least 1 GB is needed`);
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
async function checkRights(db: DataSource, hasOwnerRole: boolean): Promise<string> {
  const [rights] = await db.query<{ mayWrite: boolean; mayCreate: boolean; isSuperuser: boolean }[]>(
    `select has_table_privilege('quote_requests', 'insert, update, delete') as "mayWrite",
       has_schema_privilege('public', 'create') as "mayCreate",
       (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser"`,
  );
  if (!rights?.mayWrite) throw new Error('the role of DATABASE_URL may not write records');
  if (rights.isSuperuser) throw new Error('the role of DATABASE_URL is a superuser: use a role without privileges');
  if (!hasOwnerRole) return 'one role owns the schema and serves requests';
  if (rights.mayCreate) throw new Error('the role of DATABASE_URL may change the schema: only the owner should');
  return 'the serving role writes records and may not change the schema';
}

async function checkClock(db: DataSource): Promise<string> {
  const before = Date.now();
  const [row] = await db.query<[{ now: Date }]>('select clock_timestamp() as now');
  const difference = Math.round(row.now.getTime() - (before + Date.now()) / 2);
  if (Math.abs(difference) > MAX_CLOCK_DIFFERENCE_MS)
    throw new Error(`the database is ${difference} ms ahead of this machine: second factors and sessions will fail`);
  return `${difference} ms between this machine and the database`;
}
