import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { readConfig, type Config } from '../config.ts';
import { openDatabase } from './database.ts';
import { addDemoData } from './demo/demo-data.ts';
import { entities } from './entities.ts';
import { startServer } from '../main.ts';
import { storeContent } from '../modules/files/attachment.service.ts';
import { confirmQuote } from '../modules/intake/mail/confirm-quote.ts';
import { prepareMarket } from '../modules/market/prepare-market.ts';
import { migrations } from '../migrations/index.ts';
import { connect } from '../platform/database/data-source.ts';
import { runAs } from '../platform/database/embedded/account.ts';
import { findFreePort } from '../platform/free-port.ts';
import { addJob } from '../platform/jobs/job.ts';
import { migrateJobs } from '../platform/jobs/worker.ts';
import { createLifecycle } from '../platform/lifecycle.ts';
import { setUpSecondFactor, waitForStableCode, type Authenticator } from '../testing/authenticator.ts';
import { captureLog } from '../testing/captured-log.ts';
import { readContents } from '../testing/database-contents.ts';
import { documentedCommand } from '../testing/documented-command.ts';
import { EmbeddedProcesses, queryFirstRow, unprivilegedAccount } from '../testing/embedded-processes.ts';
import { aPdf, databaseStorage } from '../testing/files.ts';
import { installedBinDir, startInstalledPostgres, type InstalledPostgres } from '../testing/installed-postgres.ts';
import { adminEmail, adminPassword } from '../testing/kordon.ts';
import { dataDirPrefix } from '../testing/leftovers.ts';
import { TestClient } from '../testing/test-client.ts';
import { findWrongLastContacts } from '../testing/last-contact.ts';
import { aCompany } from '../testing/records.ts';

const { log } = captureLog();

/** Adds records of every kind: demo data, a file, a waiting job, market prices. */
async function addRecords(db: DataSource): Promise<void> {
  await prepareMarket(db);
  await addDemoData(db);
  const [request] = await db.query<[{ id: string }]>('select id from quote_requests order by created_at limit 1');
  await storeContent(db, databaseStorage, Buffer.concat([aPdf(), Buffer.alloc(600_000, 7)]), {
    name: 'çizim.pdf',
    type: 'application/pdf',
  });
  await addJob(db.manager, confirmQuote, { quoteRequestId: request.id });
}

/** Checks that a restored database is consistent and accepts new records. */
async function expectUsable(db: DataSource): Promise<void> {
  expect(await findWrongLastContacts(db.manager)).toEqual([]);
  const [last] = await db.query<[{ code: string }]>('select max(company_code) as code from companies');
  const { companyCode } = await aCompany(db);
  expect(companyCode > last.code).toBe(true);
}

/**
 * Runs a shell command.
 * @throws Error with its output when it fails
 */
async function runShell(command: string, cwd: string, env: Record<string, string | undefined>): Promise<void> {
  await promisify(execFile)('sh', ['-e', '-c', command], { cwd, env: { ...process.env, ...env } });
}

describe('the embedded database', () => {
  const hosts = new EmbeddedProcesses();

  test('is backed up and restored by the documented commands while the server is stopped', async () => {
    const dataDir = await hosts.usedFolder();
    const cwd = hosts.newFolder();
    await mkdir(cwd);
    const host = hosts.start(dataDir);
    const url = await host.url;
    const db = await connect(url, { entities, migrations, log });
    await migrateJobs(url, log);
    await addRecords(db);
    await db.destroy();
    const before = await readContents(url);
    await host.end('SIGTERM');

    await runShell(documentedCommand('Backup of the embedded database'), cwd, { DATA_DIR: dataDir });
    await expect(
      runShell(documentedCommand('Backup of the embedded database'), cwd, { DATA_DIR: dataDir }),
    ).rejects.toThrow();
    await rm(dataDir, { recursive: true });
    await runShell(documentedCommand('Restore of the embedded database'), cwd, { DATA_DIR: dataDir });

    const restored = await hosts.start(dataDir).url;
    expect(await readContents(restored)).toEqual(before);
    const copy = await connect(restored, { entities, migrations, log });
    expect(await readContents(restored)).toEqual(before); // a start changes nothing
    await expectUsable(copy);
    await copy.destroy();
  });
});

const sessionSecret = 'a secret for the tests, long enough';

/** The settings with the database URLs of a server. */
type DatabaseUrls = Pick<Config, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>;

const configOf = (urls: DatabaseUrls): Config =>
  readConfig({
    ...urls,
    PORT: '0',
    DATA_DIR: `${dataDirPrefix}backup`,
    SESSION_SECRET: sessionSecret,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    JOBS: 'off', // the waiting jobs are compared, so none of them may run
  });

const roleSetups = {
  'one role': (server: InstalledPostgres): DatabaseUrls => ({
    DATABASE_URL: server.urlFor('kordon', 'kordon'),
    DATABASE_OWNER_URL: undefined,
  }),
  'two roles': (server: InstalledPostgres): DatabaseUrls => ({
    DATABASE_URL: server.urlFor('kordon', 'kordon'),
    DATABASE_OWNER_URL: server.urlFor('kordon_owner', 'kordon'),
  }),
};

(installedBinDir ? describe : describe.skip)('the documented backup (needs the PostgreSQL programs)', () => {
  describe.each(Object.entries(roleSetups))('with %s', (roles, urlsOf) => {
    const folder = `${dataDirPrefix}backup-${roles.replace(' ', '-')}`;
    const servers: InstalledPostgres[] = [];
    const run = (comment: string, settings: Record<string, string | undefined>) =>
      runShell(documentedCommand(comment), folder, {
        PATH: `${installedBinDir}${delimiter}${process.env.PATH}`,
        DATABASE_URL: undefined,
        DATABASE_OWNER_URL: undefined,
        ...settings,
      });
    const ownerOf = ({ DATABASE_URL, DATABASE_OWNER_URL = DATABASE_URL }: DatabaseUrls) => DATABASE_OWNER_URL!;

    /** Starts an empty PostgreSQL server and creates roles and database with the documented command. */
    async function newServer(): Promise<DatabaseUrls> {
      const server = await startInstalledPostgres(installedBinDir!);
      servers.push(server);
      await run(`An empty server, ${roles}`, { SUPERUSER_URL: server.urlFor('postgres', 'postgres') });
      return urlsOf(server);
    }

    let original: DatabaseUrls;
    let copy: DatabaseUrls;
    let before: object;
    let admin: TestClient;
    let app: Authenticator;
    let recoveryCodes: string[];

    beforeAll(async () => {
      await mkdir(folder);
      original = await newServer();
      const node = await startServer(configOf(original), { log });
      admin = new TestClient(node.url);
      await admin.signIn(adminEmail, adminPassword);
      await waitForStableCode();
      ({ app, recoveryCodes } = await setUpSecondFactor(admin, adminPassword));
      await node.stop();

      const owner = await connect(ownerOf(original), { entities, migrations, log });
      await addRecords(owner);
      const openTransaction = owner.createQueryRunner();
      await openTransaction.startTransaction();
      await aCompany(openTransaction.manager);
      before = await readContents(ownerOf(original));
      await run('Backup', original);
      await openTransaction.rollbackTransaction();
      await openTransaction.release();
      await owner.destroy();

      copy = await newServer();
      await run('Restore', copy);
    });
    afterAll(async () => {
      for (const server of servers) await server.stop();
      await rm(folder, { recursive: true, force: true });
      await rm(`${dataDirPrefix}backup`, { recursive: true, force: true });
    });

    test('restores all records on an empty server, and the start of a server changes only grants', async () => {
      expect(await readdir(folder)).toEqual(['kordon.dump']);
      const lifecycle = createLifecycle(log);
      const { db } = await openDatabase(configOf(copy), log, lifecycle);
      expect(await readContents(ownerOf(copy))).toEqual(before);
      await db.transaction(async (tx) => {
        const [{ id }] = await tx.query<[{ id: string }]>('select id from quote_requests order by id limit 1');
        await tx.query(`update quote_requests set priority = 'urgent' where id = $1`, [id]);
        await addJob(tx, confirmQuote, { quoteRequestId: id });
      });
      await expectUsable(db);
      await lifecycle.stop();
    });

    test('restores the protection of the activity log', async () => {
      const client = new Client(copy.DATABASE_URL);
      await client.connect();
      const attempts = ['delete from activity_logs', 'truncate activity_logs', `update activity_logs set actor = 'x'`];
      if (copy.DATABASE_OWNER_URL) attempts.push('drop trigger keep_activity on activity_logs', 'create table t ()');
      for (const attempt of attempts) await expect(client.query(attempt)).rejects.toMatchObject({ code: '42501' });
      await client.end();
    });

    test('with a lost SESSION_SECRET requires a new sign-in with a recovery code', async () => {
      const node = await startServer({ ...configOf(copy), SESSION_SECRET: `${sessionSecret}!` }, { log });
      try {
        expect(await isSignedInOn(node.url, admin)).toBe(false);
        const client = new TestClient(node.url);
        await expect(client.signIn(adminEmail, adminPassword, app.code())).rejects.toThrow();
        await client.signIn(adminEmail, adminPassword, recoveryCodes[0]);
      } finally {
        await node.stop();
      }
    });

    test('keeps sessions and second factors with the same SESSION_SECRET', async () => {
      const node = await startServer(configOf(copy), { log });
      try {
        expect(await isSignedInOn(node.url, admin)).toBe(true);
        await waitForStableCode();
        await new TestClient(node.url).signIn(adminEmail, adminPassword, app.code());
      } finally {
        await node.stop();
      }
    });
  });

  test('leaves no dump behind when it fails, for example with the role of the server', async () => {
    const server = await startInstalledPostgres(installedBinDir!);
    const folder = `${dataDirPrefix}backup-half`;
    await mkdir(folder);
    try {
      const owner = await server.createDatabase('kordon', 'kordon_owner');
      const serving = await server.createRole('kordon', 'kordon');
      const lifecycle = createLifecycle(log);
      await openDatabase(configOf({ DATABASE_URL: serving, DATABASE_OWNER_URL: owner }), log, lifecycle);
      await lifecycle.stop();
      const env = { PATH: `${installedBinDir}${delimiter}${process.env.PATH}`, DATABASE_URL: serving };
      await expect(runShell(documentedCommand('Backup'), folder, env)).rejects.toThrow('row-level security');
      expect(existsSync(`${folder}/kordon.dump`)).toBe(false);
    } finally {
      await server.stop();
      await rm(folder, { recursive: true });
    }
  });
});

/** Returns whether a session cookie of another node is valid on this node. */
async function isSignedInOn(url: string, { cookie }: TestClient): Promise<boolean> {
  const response = await new TestClient(url).fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  const { data } = (await response.json()) as { data: { me: object | null } };
  return data.me !== null;
}

const basebackup = installedBinDir && join(installedBinDir, 'pg_basebackup');
(basebackup && existsSync(basebackup) ? test : test.skip)(
  'the documented commands restore the database as it was at a chosen moment (needs pg_basebackup)',
  async () => {
    const account = await unprivilegedAccount();
    const home = `${dataDirPrefix}moment`;
    await mkdir(home, { mode: 0o755 });
    if (account.uid !== undefined) await chown(home, account.uid, account.gid ?? account.uid);
    const port = await findFreePort();
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const env: Record<string, string> = {
      PATH: `${installedBinDir}${delimiter}${process.env.PATH}`,
      PGDATA: join(home, 'data'),
      WAL_DIR: join(home, 'wal'),
      BASE_DIR: join(home, 'base'),
      SUPERUSER_URL: url,
      REPLICATION_URL: url,
    };
    const run = async (script: string): Promise<string> => {
      const { file, args, ids } = runAs(account, 'sh', ['-e', '-c', script]);
      return (await promisify(execFile)(file, args, { ...ids, cwd: home, env: { ...process.env, ...env } })).stdout;
    };
    // Without fsync: no power failure is tested.
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
    const start = () => run(`pg_ctl start --wait --silent --log=${home}/log --options='${options}'`);
    const stop = () => run('pg_ctl stop --wait --silent --mode=fast');
    const query = (statement: string) => queryFirstRow(url, statement);
    try {
      await run(`initdb --username=postgres --auth=trust --no-sync --pgdata="$PGDATA" > /dev/null; mkdir wal base`);
      await start();
      await run(documentedCommand('Archive of the write-ahead log'));
      await stop();
      await start();
      await query(`create table records (name text)`);
      await query(`insert into records values ('in the base backup')`);
      await run(documentedCommand('Base backup'));
      await query(`insert into records values ('before the moment')`);
      const { moment } = await query('select clock_timestamp()::text as moment');
      await query(`insert into records values ('after the moment')`);
      await stop(); // archives the rest of the log

      const [day] = await readdir(env.BASE_DIR!);
      Object.assign(env, { MOMENT: String(moment), BASE: join(env.BASE_DIR!, day!) });
      await run(documentedCommand('Back to a moment'));
      await start();
      while ((await query('select pg_is_in_recovery() as recovering')).recovering) await delay(50);
      expect(await query('select array_agg(name) as names from records')).toEqual({
        names: ['in the base backup', 'before the moment'],
      });
      await run(documentedCommand('After the recovery'));
      await query(`insert into records values ('afterwards')`);
      await stop();
      await start();
      expect(await query('select count(*)::int as count from records')).toEqual({ count: 3 });
    } finally {
      await stop().catch(() => {}); // it did not start
      await rm(home, { recursive: true, force: true });
    }
  },
);
