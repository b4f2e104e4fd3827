import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { appendOnlyTables } from '../app/database.ts';
import { entities } from '../app/entities.ts';
import { addDemoData } from '../app/demo/demo-data.ts';
import { migrations } from '../migrations/index.ts';
import { storeContent } from '../modules/files/attachment.service.ts';
import { prepareMarket } from '../modules/market/prepare-market.ts';
import { connect } from '../platform/database/data-source.ts';
import { toServingUrl } from '../platform/database/embedded/connection-url.ts';
import { grantServingRole } from '../platform/database/serving-role.ts';
import { migrateJobs } from '../platform/jobs/worker.ts';
import { captureLog } from '../testing/captured-log.ts';
import { computeChecksums } from '../testing/database-contents.ts';
import { documentedCommand } from '../testing/documented-command.ts';
import { EmbeddedProcesses, queryFirstRow } from '../testing/embedded-processes.ts';
import { databaseStorage } from '../testing/files.ts';
import { installedBinDir } from '../testing/installed-postgres.ts';

const { log } = captureLog();
const hosts = new EmbeddedProcesses();
const command = ['scripts/run.js', '--product', 'server/cli/main.ts'];
const withoutDatabase = { DATABASE_URL: undefined, DATABASE_OWNER_URL: undefined };

const run = (settings: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [...command, ...args], {
    env: { ...process.env, ...withoutDatabase, LOG_LEVEL: 'error', ...settings },
  });
const failure = (message: string | RegExp) => ({ code: 1, stderr: expect.stringMatching(message) as string });

/** Checksums of all tables except the one that describes which schema of the job queue is installed. */
async function readRows(url: string): Promise<object> {
  const { 'graphile_worker.migrations': _, ...rows } = await computeChecksums(url);
  return rows;
}

/** Starts an embedded database with demo data; its process keeps running. */
async function startWithRecords(): Promise<{ dataDir: string; url: string }> {
  const dataDir = await hosts.usedFolder();
  const url = await hosts.start(dataDir).url;
  const db = await connect(url, { entities, migrations, log });
  await migrateJobs(url, log);
  await prepareMarket(db);
  await addDemoData(db);
  await grantServingRole(db, toServingUrl(new URL(url)).href, appendOnlyTables);
  await db.destroy();
  return { dataDir, url };
}

test('backup and restore move the embedded database to another folder while its server runs, with both roles', async () => {
  const { dataDir, url } = await startWithRecords();
  const before = await readRows(url);

  const { stdout } = await run({ DATA_DIR: dataDir }, 'backup');
  const [, file] = /^(\S+kordon-\S+\.backup\.gz): [\d,]+ rows, [\d.]+ MB$/m.exec(stdout)!;
  expect(file).toBe(join(dataDir, 'backups', (await readdir(join(dataDir, 'backups')))[0]!));
  expect(stdout).toContain('Not in it: SESSION_SECRET and ENCRYPTION_KEY');

  const copyDir = hosts.newFolder();
  const restored = await run({ DATA_DIR: copyDir }, 'restore', file!);
  expect(restored.stdout).toMatch(/^restored [\d,]+ rows of .*written by Kordon/m);

  const host = hosts.start(copyDir);
  const copy = await host.url;
  expect(await readRows(copy)).toEqual(before);
  const count = 'select count(*)::int as companies from companies';
  expect(await queryFirstRow(toServingUrl(new URL(copy)).href, count)).toEqual(await queryFirstRow(url, count));

  // The copy holds records now, and its server runs.
  await expect(run({ DATA_DIR: copyDir }, 'restore', file!)).rejects.toMatchObject(failure('DATA_DIR is in use'));
  await host.end('SIGTERM');
  await expect(run({ DATA_DIR: copyDir }, 'restore', file!)).rejects.toMatchObject(
    failure('the database kordon is not empty; .* add --replace-all kordon'),
  );
  await expect(run({ DATA_DIR: copyDir }, 'restore', file!, '--replace-all', 'yes')).rejects.toMatchObject(
    failure('the database is kordon, not yes: --replace-all needs its exact name'),
  );
  await run({ DATA_DIR: copyDir }, 'restore', file!, '--replace-all', 'kordon');
  expect(await readRows(await hosts.start(copyDir).url)).toEqual(before);
});

test('the installation is checked, and users and jobs are listed, while a server runs the embedded database', async () => {
  const { dataDir } = await startWithRecords();
  const { stdout } = await run({ DATA_DIR: dataDir }, 'check');
  expect(stdout).toContain('PostgreSQL 18');
  expect(stdout).toContain('the serving role writes records and may not change the schema');
  await run({ DATA_DIR: dataDir }, 'users', 'list');
  await run({ DATA_DIR: dataDir }, 'jobs', 'list');
});

test('attachments are moved to the folder and back beside a running server, also after a kill, and are in a backup', async () => {
  const { dataDir, url } = await startWithRecords();
  const db = await connect(url, { entities, migrations, log });
  for (let n = 0; n < 40; n++)
    await storeContent(db, databaseStorage, randomBytes(400_000), { name: 'a.pdf', type: 'application/pdf' });
  await db.destroy();
  const before = await readRows(url);
  const env = { ...process.env, ...withoutDatabase, LOG_LEVEL: 'error', DATA_DIR: dataDir };

  const killed = spawn(process.execPath, [...command, 'attachments', 'move', '--to', 'folder'], {
    env,
    stdio: 'ignore',
  });
  const ended = once(killed, 'exit');
  while (!existsSync(join(dataDir, 'attachments')) && killed.exitCode === null) await delay(5);
  killed.kill('SIGKILL');
  await ended;
  const { stdout } = await run({ DATA_DIR: dataDir }, 'attachments', 'move', '--to', 'folder');
  expect(stdout).toMatch(/^moved \d+ files, [\d.]+ MB, to the folder\nATTACHMENTS is database: new files/);
  const inDatabase = 'select count(*)::int as chunks from attachment_chunks';
  expect(await queryFirstRow(url, inDatabase)).toEqual({ chunks: 0 });

  await run({ DATA_DIR: dataDir }, 'backup', '--to', join(dataDir, 'chosen'));
  const [name] = await readdir(join(dataDir, 'chosen'));
  const copyDir = hosts.newFolder();
  const restored = await run({ DATA_DIR: copyDir, ATTACHMENTS: 'folder' }, 'restore', join(dataDir, 'chosen', name!));
  expect(restored.stdout).toMatch(/^moved \d+ files to .*attachments$/m);
  const copy = await hosts.start(copyDir).url;
  expect(await queryFirstRow(copy, inDatabase)).toEqual({ chunks: 0 });
  for (const [folder, database] of [
    [dataDir, url],
    [copyDir, copy],
  ] as const) {
    await run({ DATA_DIR: folder }, 'attachments', 'move', '--to', 'database');
    expect(await readRows(database)).toEqual(before);
  }
});

test('a backup that does not fit on the disk leaves no file behind and fails with a message', async () => {
  const { dataDir } = await startWithRecords();
  const folder = hosts.newFolder();
  // With a limit of the file size, a write fails as on a full disk. `ulimit -f` counts blocks of 512 or 1,024 bytes.
  const script = `trap '' XFSZ; ulimit -f 16; exec "$@"`;
  const limited = promisify(execFile)(
    'sh',
    ['-c', script, 'sh', process.execPath, ...command, 'backup', '--to', folder],
    { env: { ...process.env, ...withoutDatabase, DATA_DIR: dataDir, LOG_LEVEL: 'silent' } },
  );
  await expect(limited).rejects.toMatchObject(failure(`${folder} has no space left for the backup: nothing was kept`));
  expect(await readdir(folder)).toEqual([]);
});

test('a truncated file is refused before the database is touched', async () => {
  const { dataDir, url } = await startWithRecords();
  await run({ DATA_DIR: dataDir }, 'backup', '--to', join(dataDir, 'chosen'));
  const [name] = await readdir(join(dataDir, 'chosen'));
  const bytes = await readFile(join(dataDir, 'chosen', name!));
  const truncated = join(dataDir, 'truncated.gz');
  await writeFile(truncated, bytes.subarray(0, bytes.length / 2));
  const before = await readRows(url);
  await expect(run({ DATA_DIR: dataDir }, 'restore', truncated, '--replace-all', 'kordon')).rejects.toMatchObject(
    failure('truncated.gz is not a complete backup: its end is missing'),
  );
  expect(await readRows(url)).toEqual(before);
});

(installedBinDir ? test : test.skip)(
  'one record is copied from a backup by the documented commands (needs psql)',
  async () => {
    const { dataDir, url } = await startWithRecords();
    await run({ DATA_DIR: dataDir }, 'backup', '--to', join(dataDir, 'chosen'));
    const [name] = await readdir(join(dataDir, 'chosen'));
    const contact = await queryFirstRow(url, 'select * from contacts order by id limit 1');
    await queryFirstRow(url, `delete from contacts where id = '${String(contact.id)}'`);

    const databaseUrl = (database: string) => Object.assign(new URL(url), { pathname: database }).href;
    const env = {
      ...process.env,
      PATH: `${installedBinDir}${delimiter}${process.env.PATH}`,
      SUPERUSER_URL: databaseUrl('postgres'),
      COPY_URL: databaseUrl('kordon_copy'),
      BACKUP: join(dataDir, 'chosen', name!),
      SESSION_SECRET: 'unused'.repeat(8),
      DATABASE_URL: url,
      DATABASE_OWNER_URL: '',
      TABLE: 'contacts',
      ID: String(contact.id),
    };
    for (const comment of ['A second database', 'One record'])
      await promisify(execFile)('sh', ['-e', '-c', documentedCommand(comment)], { env });
    expect(await queryFirstRow(url, `select * from contacts where id = '${String(contact.id)}'`)).toEqual(contact);
  },
);
