import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { delimiter } from 'node:path';
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
import { prepareMarket } from '../modules/market/market.reference.ts';
import { migrations } from '../migrations/index.ts';
import { connect } from '../platform/database/data-source.ts';
import { addJob } from '../platform/jobs/job.ts';
import { migrateJobs } from '../platform/jobs/worker.ts';
import { createLifecycle } from '../platform/lifecycle.ts';
import { setUpSecondFactor, steady, type Authenticator } from '../testing/authenticator.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { contentsOf } from '../testing/contents.ts';
import { Hosts } from '../testing/embedded-hosts.ts';
import { aPdf } from '../testing/files.ts';
import { installedPrograms, startInstalled, type InstalledPostgres } from '../testing/installed-postgres.ts';
import { adminEmail, adminPassword } from '../testing/kordon.ts';
import { ownPrefix } from '../testing/leftovers.ts';
import { Person } from '../testing/person.ts';
import { miscounted } from '../testing/recounts.ts';
import { aCompany } from '../testing/records.ts';

const { log } = capturedLog();

/** Some of everything: the story of the demo data, a file, a job that waits, market prices. */
async function fill(db: DataSource): Promise<void> {
  await prepareMarket(db);
  await addDemoData(db);
  const [request] = await db.query<[{ id: string }]>('select id from quote_requests order by created_at limit 1');
  await storeContent(db, Buffer.concat([aPdf(), Buffer.alloc(600_000, 7)]), {
    name: 'çizim.pdf',
    type: 'application/pdf',
  });
  await addJob(db.manager, confirmQuote, { quoteRequestId: request.id });
}

/** Works with a restored database as a node does. */
async function expectUsable(db: DataSource): Promise<void> {
  expect(await miscounted(db.manager)).toEqual([]);
  const [last] = await db.query<[{ code: string }]>('select max(company_code) as code from companies');
  const { companyCode } = await aCompany(db);
  expect(companyCode > last.code).toBe(true);
}

/** A command of the section on backups, by the comment that it begins with. */
function documented(comment: string): string {
  const page = readFileSync('docs/operations.md', 'utf8');
  const blocks = page.match(/(?:^ {4}.*\n)+/gm)!.map((block) => block.replaceAll(/^ {4}/gm, ''));
  const found = blocks.filter((block) => block.startsWith(`# ${comment}\n`));
  expect(found).toHaveLength(1);
  return found[0]!;
}

/** Runs a documented command as it stands. @throws Error with what it says where it fails */
async function sh(command: string, cwd: string, env: Record<string, string | undefined>): Promise<void> {
  await promisify(execFile)('sh', ['-e', '-c', command], { cwd, env: { ...process.env, ...env } });
}

describe('the embedded database', () => {
  const hosts = new Hosts();

  test('is backed up by the documented command while the node is stopped, and restored by the other', async () => {
    const dataDir = await hosts.usedFolder();
    const cwd = hosts.newFolder();
    await mkdir(cwd);
    const host = hosts.start(dataDir);
    const url = await host.url;
    const db = await connect(url, { entities, migrations, log });
    await migrateJobs(url, log);
    await fill(db);
    await db.destroy();
    const before = await contentsOf(url);
    await host.end('SIGTERM');

    await sh(documented('Backup of the embedded database'), cwd, { DATA_DIR: dataDir });
    await expect(sh(documented('Backup of the embedded database'), cwd, { DATA_DIR: dataDir })).rejects.toThrow();
    await rm(dataDir, { recursive: true });
    await sh(documented('Restore of the embedded database'), cwd, { DATA_DIR: dataDir });

    const restored = await hosts.start(dataDir).url;
    expect(await contentsOf(restored)).toEqual(before);
    const copy = await connect(restored, { entities, migrations, log });
    expect(await contentsOf(restored)).toEqual(before); // a start finds nothing to mend
    await expectUsable(copy);
    await copy.destroy();
  });
});

const sessionSecret = 'a secret for the tests, long enough';

/** The settings that are the addresses of a server's database. */
type Addresses = Pick<Config, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>;

const configOf = (addresses: Addresses): Config =>
  readConfig({
    ...addresses,
    PORT: '0',
    DATA_DIR: `${ownPrefix}backup`,
    SESSION_SECRET: sessionSecret,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    JOBS: 'off', // what waits in the queue is compared, too
  });

const setUps = {
  'one role': (server: InstalledPostgres): Addresses => ({
    DATABASE_URL: server.address('kordon', 'kordon'),
    DATABASE_OWNER_URL: undefined,
  }),
  'two roles': (server: InstalledPostgres): Addresses => ({
    DATABASE_URL: server.address('kordon', 'kordon'),
    DATABASE_OWNER_URL: server.address('kordon_owner', 'kordon'),
  }),
};

(installedPrograms ? describe : describe.skip)('needs PostgreSQL’s programs: the documented backup', () => {
  describe.each(Object.entries(setUps))('with %s', (roles, addressesOn) => {
    const folder = `${ownPrefix}backup-${roles.replace(' ', '-')}`;
    const servers: InstalledPostgres[] = [];
    const run = (comment: string, settings: Record<string, string | undefined>) =>
      sh(documented(comment), folder, {
        PATH: `${installedPrograms}${delimiter}${process.env.PATH}`,
        DATABASE_URL: undefined,
        DATABASE_OWNER_URL: undefined,
        ...settings,
      });
    const ownerOf = ({ DATABASE_URL, DATABASE_OWNER_URL = DATABASE_URL }: Addresses) => DATABASE_OWNER_URL!;

    /** An empty server, with roles and database as documented. */
    async function newServer(): Promise<Addresses> {
      const server = await startInstalled(installedPrograms!);
      servers.push(server);
      await run(`An empty server, ${roles}`, { SUPERUSER_URL: server.address('postgres', 'postgres') });
      return addressesOn(server);
    }

    let original: Addresses;
    let copy: Addresses;
    let before: object;
    let admin: Person;
    let app: Authenticator;
    let recoveryCodes: string[];

    beforeAll(async () => {
      await mkdir(folder);
      original = await newServer();
      const node = await startServer(configOf(original), { log });
      admin = new Person(node.url);
      await admin.signIn(adminEmail, adminPassword);
      await steady();
      ({ app, recoveryCodes } = await setUpSecondFactor(admin, adminPassword));
      await node.stop();

      const owner = await connect(ownerOf(original), { entities, migrations, log });
      await fill(owner);
      const unfinished = owner.createQueryRunner();
      await unfinished.startTransaction();
      await aCompany(unfinished.manager);
      before = await contentsOf(ownerOf(original));
      await run('Backup', original);
      await unfinished.rollbackTransaction();
      await unfinished.release();
      await owner.destroy();

      copy = await newServer();
      await run('Restore', copy);
    });
    afterAll(async () => {
      for (const server of servers) await server.stop();
      await rm(folder, { recursive: true, force: true });
      await rm(`${ownPrefix}backup`, { recursive: true, force: true });
    });

    test('is whole on an empty server, and a node finds nothing to mend but grants', async () => {
      expect(await readdir(folder)).toEqual(['kordon.dump']);
      const lifecycle = createLifecycle(log);
      const { db } = await openDatabase(configOf(copy), log, lifecycle);
      expect(await contentsOf(ownerOf(copy))).toEqual(before);
      await db.transaction(async (tx) => {
        const [{ id }] = await tx.query<[{ id: string }]>('select id from quote_requests order by id limit 1');
        await tx.query(`update quote_requests set priority = 'urgent' where id = $1`, [id]);
        await addJob(tx, confirmQuote, { quoteRequestId: id });
      });
      await expectUsable(db);
      await lifecycle.stop();
    });

    test('leaves the log of changes as protected as it was', async () => {
      const client = new Client(copy.DATABASE_URL);
      await client.connect();
      const attempts = ['delete from activity_logs', 'truncate activity_logs', `update activity_logs set actor = 'x'`];
      if (copy.DATABASE_OWNER_URL) attempts.push('drop trigger keep_activity on activity_logs', 'create table t ()');
      for (const attempt of attempts) await expect(client.query(attempt)).rejects.toMatchObject({ code: '42501' });
      await client.end();
    });

    test('asks everybody to sign in again, and for a recovery code, where SESSION_SECRET was lost', async () => {
      const node = await startServer({ ...configOf(copy), SESSION_SECRET: `${sessionSecret}!` }, { log });
      try {
        expect(await knownOn(node.url, admin)).toBe(false);
        const person = new Person(node.url);
        await expect(person.signIn(adminEmail, adminPassword, app.code())).rejects.toThrow();
        await person.signIn(adminEmail, adminPassword, recoveryCodes[0]);
      } finally {
        await node.stop();
      }
    });

    test('keeps sessions and second factors with the same SESSION_SECRET', async () => {
      const node = await startServer(configOf(copy), { log });
      try {
        expect(await knownOn(node.url, admin)).toBe(true);
        await steady();
        await new Person(node.url).signIn(adminEmail, adminPassword, app.code());
      } finally {
        await node.stop();
      }
    });
  });

  test('leaves no dump where it fails, such as one of the server’s role', async () => {
    const server = await startInstalled(installedPrograms!);
    const folder = `${ownPrefix}backup-half`;
    await mkdir(folder);
    try {
      const owner = await server.createDatabase('kordon', 'kordon_owner');
      const serving = await server.createRole('kordon', 'kordon');
      const lifecycle = createLifecycle(log);
      await openDatabase(configOf({ DATABASE_URL: serving, DATABASE_OWNER_URL: owner }), log, lifecycle);
      await lifecycle.stop();
      const env = { PATH: `${installedPrograms}${delimiter}${process.env.PATH}`, DATABASE_URL: serving };
      await expect(sh(documented('Backup'), folder, env)).rejects.toThrow('row-level security');
      expect(existsSync(`${folder}/kordon.dump`)).toBe(false);
    } finally {
      await server.stop();
      await rm(folder, { recursive: true });
    }
  });
});

/** Whether the cookie that somebody got elsewhere is theirs on this node. */
async function knownOn(url: string, { cookie }: Person): Promise<boolean> {
  const response = await new Person(url).fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  const { data } = (await response.json()) as { data: { me: object | null } };
  return data.me !== null;
}
