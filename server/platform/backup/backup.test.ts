import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { migrationNames } from '../../app/backup.ts';
import { addDemoData } from '../../app/demo/demo-data.ts';
import { entities } from '../../app/entities.ts';
import { migrations } from '../../migrations/index.ts';
import { storeContent } from '../../modules/files/attachment.service.ts';
import { confirmQuote } from '../../modules/intake/mail/confirm-quote.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { createDatabase, dropDatabase, testDatabase } from '../../testing/database.ts';
import { readContents } from '../../testing/database-contents.ts';
import { aPdf, databaseStorage } from '../../testing/files.ts';
import { aCompany } from '../../testing/records.ts';
import { connect, open } from '../database/data-source.ts';
import { addJob } from '../jobs/job.ts';
import { migrateJobs } from '../jobs/worker.ts';
import { createBackup, removeOldBackups, type Backup } from './backup.ts';
import { checkBackup, restoreBackup } from './restore.ts';

const { log } = captureLog();
const original = testDatabase();
const target = emptyDatabase();
let folder: string;
let backup: Backup;

/** An empty database to which no connection is open, as a restore requires. */
function emptyDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  let url: string;
  beforeAll(async () => void (url = await createDatabase(name, false)));
  afterAll(() => dropDatabase(name));
  return {
    url: () => url,
    async withConnection<Result>(task: (db: DataSource) => Promise<Result>): Promise<Result> {
      const db = await open(url, { entities, migrations, log, poolSize: 1 });
      return task(db).finally(() => db.destroy());
    },
  };
}

const runBackup = (options: Partial<Parameters<typeof createBackup>[0]> = {}) =>
  createBackup({
    ownerUrl: original.url(),
    folder: join(folder, 'new'),
    migrations: migrationNames,
    version: '1.0.0',
    ...options,
  });

/** Restores a file as the command does. */
async function restore(file: string, { replaceAll = false, url = target.url() } = {}): Promise<void> {
  const checked = await checkBackup(file, migrationNames, '1.0.0');
  const db = await open(url, { entities, migrations, log, poolSize: 1 });
  await restoreBackup(db, checked, { replaceAll, createQueue: () => migrateJobs(url, log) }).finally(() =>
    db.destroy(),
  );
}

/** Contents without the table that describes which schema of the job queue is installed. */
const readRestored = async (url: string) => {
  const { rows, ...others } = (await readContents(url)) as { rows: Record<string, unknown> };
  const { 'graphile_worker.migrations': _, ...kept } = rows;
  return { rows: kept, ...others };
};

const countTables = async (db: DataSource): Promise<number> => {
  const [{ count }] = await db.query<[{ count: number }]>(
    `select count(*)::int from pg_class where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace`,
  );
  return count;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kordon-backup-'));
  const db = original.dataSource();
  await migrateJobs(original.url(), log);
  await addDemoData(db);
  await storeContent(db, databaseStorage, Buffer.concat([aPdf(), Buffer.alloc(900_000, 7)]), {
    name: 'çizim.pdf',
    type: 'application/pdf',
  });
  const [request] = await db.query<[{ id: string }]>('select id from quote_requests limit 1');
  await addJob(db.manager, confirmQuote, { quoteRequestId: request.id });
  // Texts with everything that the format escapes.
  const { id } = await aCompany(db);
  await db.query('update companies set notes = $2 where id = $1', [id, 'a\tb\nc\\.\n\\.\nd\\N \\ "é" ﷼ \u0001']);
  backup = await runBackup({ folder });
});
afterAll(() => rm(folder, { recursive: true }));

test('a backup restores every row, sequence and definition in an empty database of a role that is no superuser', async () => {
  const before = await readRestored(original.url());
  await restore(backup.file);
  expect(await readRestored(target.url())).toEqual(before);
  const [last] = await original
    .dataSource()
    .query<[{ code: string }]>('select max(company_code) as code from companies');
  await target.withConnection(async (db) => {
    expect((await aCompany(db)).companyCode > last.code).toBe(true);
    // Foreign keys and triggers work again.
    await expect(
      db.query(`insert into contacts (company_id, name, email) values ($1, 'x', 'x@x.example')`, [randomUUID()]),
    ).rejects.toThrow('foreign key');
    await expect(db.query('delete from activity_logs')).rejects.toMatchObject({ code: '42501' });
  });
});

test('a backup that is made during writes is consistent, and does not block the writes', async () => {
  const db = original.dataSource();
  let isWriting = true;
  let written = 0;
  const writer = (async () => {
    while (isWriting) {
      // Two tables in one transaction: a backup has both rows or none.
      await db.transaction(async (tx) => {
        const { id } = await aCompany(tx, { name: `Pair ${written}` });
        await tx.query(`insert into contacts (company_id, name, email) values ($1, 'Pair', $2)`, [
          id,
          `${id}@pair.example`,
        ]);
      });
      written++;
    }
  })();
  while (written === 0) await delay(10);
  const before = written;
  const during = await runBackup();
  expect(written).toBeGreaterThan(before);
  isWriting = false;
  await writer;

  await restore(during.file, { replaceAll: true });
  const [found] = await target.withConnection((db) =>
    db.query<[{ companies: number; contacts: number; broken: number }]>(`
    select (select count(*)::int from companies where name like 'Pair %') as companies,
      (select count(*)::int from contacts where name = 'Pair') as contacts,
      (select count(*)::int from contacts left join companies c on c.id = company_id
       where contacts.name = 'Pair' and c.id is null) as broken`),
  );
  expect(found.companies).toBe(found.contacts);
  expect(found.companies).toBeGreaterThanOrEqual(before);
  expect(found.companies).toBeLessThanOrEqual(written);
  expect(found.broken).toBe(0);
});

test('a database with tables is replaced only on request', async () => {
  const before = await readRestored(target.url());
  await expect(restore(backup.file)).rejects.toThrow(/is not empty; .* add --replace-all test_/);
  expect(await readRestored(target.url())).toEqual(before);
  await restore(backup.file, { replaceAll: true });
  const replaced = (await readRestored(target.url())) as { rows: Record<string, { rows: number }> };
  // Names with a space are those of definitions and privileges; `rows` and `sequences` are the contents.
  const definitions = (contents: object) => Object.entries(contents).filter(([name]) => name.includes(' '));
  expect(definitions(replaced)).toEqual(definitions(before));
  const { rows } = replaced;
  expect(rows['public.companies']?.rows).toBe(backup.tables['public.companies']?.rows);
});

test('a database that a node uses is not replaced', async () => {
  const node = await open(target.url(), { entities: [], migrations: [], log });
  try {
    await expect(restore(backup.file, { replaceAll: true })).rejects.toThrow(
      'the database is in use: stop all nodes first',
    );
  } finally {
    await node.destroy();
  }
});

describe('a file that cannot be restored changes nothing:', () => {
  const empty = emptyDatabase();

  /** Writes a changed copy of the backup. @returns its path */
  async function changedCopy(change: (text: string) => string): Promise<string> {
    const file = join(folder, `${randomUUID()}.gz`);
    await writeFile(file, gzipSync(change(gunzipSync(await readFile(backup.file)).toString())));
    return file;
  }
  const expectRefused = async (file: string, message: string | RegExp) => {
    await expect(restore(file, { url: empty.url() })).rejects.toThrow(message);
    expect(await empty.withConnection(countTables)).toBe(0);
  };

  test('a truncated file', async () => {
    const file = join(folder, 'truncated.gz');
    await writeFile(file, (await readFile(backup.file)).subarray(0, backup.bytes - 1_000));
    await expectRefused(file, `${file} is not a complete backup: its end is missing`);
  });

  test('a file whose last line is missing', async () => {
    await expectRefused(await changedCopy((text) => text.slice(0, text.lastIndexOf('-- end'))), 'its end is missing');
  });

  test('a file with a changed row', async () => {
    await expectRefused(
      await changedCopy((text) => text.replace('çizim.pdf', 'cizim.pdf')),
      'is damaged: public.attachments has',
    );
  });

  test('a file that misses a row', async () => {
    await expectRefused(
      await changedCopy((text) => text.replace(/(?<=^copy public\.contacts .*\n).*\n/m, '')),
      /is damaged: public\.contacts has \d+ rows that differ from the \d+ of the backup/,
    );
  });

  test('a damaged byte', async () => {
    const file = join(folder, 'damaged.gz');
    const bytes = await readFile(backup.file);
    bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
    await writeFile(file, bytes);
    await expectRefused(file, 'damaged');
  });

  test('another kind of file, a folder and a missing file', async () => {
    await expectRefused(
      await changedCopy(() => 'select 1;\n'),
      'is no backup, or is damaged: it does not begin like one',
    );
    await expectRefused('package.json', 'package.json is no backup');
    await expectRefused(folder, 'cannot be read');
    await expectRefused(join(folder, 'missing'), 'cannot be read');
  });

  test('a file of a newer version', async () => {
    const file = await changedCopy((text) =>
      text.replace('"migrations":[', '"migrations":["9999_future_1795392009999",').replace('"1.0.0"', '"9.0.0"'),
    );
    await expectRefused(file, /was written by Kordon 9\.0\.0, .*does not know the migration 9999_future/);
  });

  test('rows that break a rule of the schema', async () => {
    const file = await changedCopy((text) =>
      text.replace(/^copy public\.companies \(id, /m, 'copy public.companies (idd, '),
    );
    await expectRefused(file, /the backup was not restored, nothing was changed in the database: .*idd/);
  });
});

test('a backup of an earlier version can be restored and migrated', async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(name, false);
  try {
    const known = migrations.slice(0, -1);
    const db = await open(url, { entities, migrations: known, log });
    await db.runMigrations();
    await migrateJobs(url, log);
    await aCompany(db);
    await db.destroy();
    const { file } = await runBackup({ ownerUrl: url });
    await restore(file, { replaceAll: true });
    const done = await target.withConnection((db) =>
      db.query<{ name: string }[]>('select name from migrations order by timestamp'),
    );
    expect(done.map(({ name }) => name)).toEqual(migrationNames.slice(0, -1));
    const newer = await connect(target.url(), { entities, migrations, log });
    const [found] = await newer.query<object[]>(
      `select (select count(*)::int from companies) as companies, to_regclass('visible.companies')::text as view`,
    );
    expect(found).toEqual({ companies: 1, view: 'visible.companies' });
    await newer.destroy();
  } finally {
    await dropDatabase(name);
  }
});

describe('the file', () => {
  test('is readable by its owner only, and appears complete', async () => {
    expect((await stat(backup.file)).mode & 0o777).toBe(0o600);
    expect(backup.file).toMatch(/\/kordon-\d{8}T\d{6}Z\.backup\.gz$/);
    const { tables } = backup;
    expect(Object.keys(tables)).toEqual(
      expect.arrayContaining(['public.attachments', 'graphile_worker._private_jobs']),
    );
  });

  test('is not left behind half written when the backup is stopped or its connection is lost', async () => {
    const into = join(folder, 'stopped');
    await mkdir(into);
    const db = original.dataSource();
    const backends = `select from pg_stat_activity where datname = current_database() and application_name = 'kordon backup'`;
    const countBackends = async (condition = '') => (await db.query<unknown[]>(`${backends} ${condition}`)).length;
    const stopping = new AbortController();
    const interruptions: (() => unknown)[] = [
      () => {
        stopping.abort();
      },
      () => db.query(backends.replace('from', 'pg_terminate_backend(pid) from')),
    ];
    for (const stop of interruptions) {
      const lock = db.createQueryRunner();
      await lock.startTransaction();
      await lock.query('lock table companies in access exclusive mode'); // the backup waits for it
      const running = runBackup({ folder: into, ...(stop === interruptions[0] && { signal: stopping.signal }) });
      running.catch(() => {}); // expected below
      while ((await countBackends(`and wait_event_type = 'Lock'`)) === 0) await delay(10);
      await Promise.resolve(stop());
      await expect(running).rejects.toThrow();
      expect(await readdir(into)).toEqual([]);
      await lock.rollbackTransaction();
      await lock.release();
      while ((await countBackends()) > 0) await delay(10);
    }
  });

  test('is not written to a folder that cannot be created, nor for a database with an unknown migration', async () => {
    await expect(runBackup({ folder: 'package.json' })).rejects.toThrow('package.json cannot be used for backups');
    await expect(runBackup({ migrations: [] })).rejects.toThrow('does not know the migration 0001_baseline');
  });

  test('that a killed process left behind is removed a day later', async () => {
    const into = join(folder, 'killed');
    await mkdir(into);
    for (const name of ['.unfinished-1-old', '.unfinished-2-new', 'kordon.txt']) await writeFile(join(into, name), '');
    const twoDaysAgo = Date.now() / 1_000 - 2 * 24 * 3600;
    for (const name of ['.unfinished-1-old', 'kordon.txt']) await utimes(join(into, name), twoDaysAgo, twoDaysAgo);
    await runBackup({ folder: into });
    expect(await readdir(into)).toEqual(['.unfinished-2-new', expect.stringMatching(/^kordon-\d/), 'kordon.txt']);
  });

  test('is kept while it is one of the newest', async () => {
    const into = join(folder, 'kept');
    await mkdir(into);
    const names = ['20240101T000000Z', '20250101T000000Z', '20251231T235959Z'].map(
      (time) => `kordon-${time}.backup.gz`,
    );
    for (const name of [...names, 'kordon-notes.txt', 'other.backup.gz']) await copyFile(backup.file, join(into, name));
    expect(await removeOldBackups(into, 2)).toEqual(names.slice(0, 1));
    expect(await readdir(into)).toEqual([...names.slice(1), 'kordon-notes.txt', 'other.backup.gz'].sort());
  });

  test('is an SQL script: statements, rows, and a line \\. after each table', async () => {
    const text = gunzipSync(await readFile(backup.file)).toString();
    const [, rows] = /^copy public\.admin_users \(.*\) from stdin;\n((?:.*\n)*?)\\\.\n/m.exec(text)!;
    expect(rows!.split('\n')).toHaveLength(backup.tables['public.admin_users']!.rows + 1);
    const sequences = text.match(/^select pg_catalog\.setval.*$/gm)!;
    expect(sequences).toHaveLength(backup.sequences.length);
  });
});
