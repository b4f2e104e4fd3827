import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig, settingNames } from '../config.ts';
import { locateDatabase } from './database.ts';
import { startServer } from '../main.ts';
import { createDataDir } from '../platform/data-dir.ts';
import { runAs, type Account } from '../platform/database/embedded/account.ts';
import { createLifecycle } from '../platform/lifecycle.ts';
import { captureLog } from '../testing/captured-log.ts';
import { testDatabase } from '../testing/database.ts';
import { unprivilegedAccount } from '../testing/embedded-processes.ts';
import { adminEmail, adminPassword } from '../testing/kordon.ts';
import { dataDirPrefix, stopPostgres } from '../testing/leftovers.ts';
import { TestClient } from '../testing/test-client.ts';

const isRoot = process.getuid?.() === 0;
const modeOf = async (file: string) => ((await stat(file)).mode & 0o7777).toString(8);
const { log, lines } = captureLog();
let dataDir: string;
let serial = 0;
beforeEach(() => {
  dataDir = `${dataDirPrefix}data-dir-${serial++}`;
});
afterEach(async () => {
  await stopPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

/** Creates folders with mode 755, like earlier versions did with the usual umask. */
async function createReadableFolders(uid: number, gid: number): Promise<void> {
  for (const folder of ['', 'mail', 'pages']) {
    const directory = path.join(dataDir, folder);
    await mkdir(directory);
    await chmod(directory, 0o755);
    await chown(directory, uid, gid);
  }
}

describe('with the embedded database and the usual umask', () => {
  let server: ChildProcess;
  afterEach(async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  });

  test.each([
    { who: 'the current user', account: () => Promise.resolve({}), mode: isRoot ? '711' : '700' },
    ...(isRoot ? [{ who: 'an unprivileged user', account: unprivilegedAccount, mode: '700' }] : []),
  ])('other users cannot access the files of a server of $who', async ({ account, mode }) => {
    const user = await account();
    const { uid = process.getuid!(), gid = process.getgid!() }: Account = user;
    await createReadableFolders(uid, gid);

    const inherited = Object.entries(process.env).filter(([name]) => !settingNames.includes(name));
    const settings = { PORT: '0', DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'error' };
    const firstAdmin = { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword };
    const command = ['--import', './scripts/swc-hook.js', 'tools/chaos/server-process.ts'];
    const { file, args, ids } = runAs(user, process.execPath, command);
    server = spawn('sh', ['-c', 'umask 022 && exec "$0" "$@"', file, ...args], {
      ...ids,
      env: { ...Object.fromEntries(inherited), ...settings, ...firstAdmin },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [{ port }] = (await once(server, 'message')) as [{ port: number }];
    const visitor = new TestClient(`http://127.0.0.1:${port}`);
    await visitor.run('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email: adminEmail });
    const mail = async () => (await readdir(path.join(dataDir, 'mail'))).find((name) => name.endsWith('.eml'));
    while (!(await mail())) await delay(50);

    const modes: Record<string, string> = { '': mode, mail: '700', pages: '700', postgres: '700' };
    for (const name of ['session-secret', 'encryption-key', 'postgres.url', 'postgres.log', `mail/${await mail()}`])
      modes[name] = '600';
    const foundModes = Object.keys(modes).map(async (name) => [name, await modeOf(path.join(dataDir, name))]);
    expect(Object.fromEntries(await Promise.all(foundModes))).toEqual(modes);
    expect(Object.keys(modes)).toEqual(expect.arrayContaining(await readdir(dataDir)));
  });
});

describe('DATA_DIR', () => {
  test('keeps the mode of a folder that is shared, like /tmp', async () => {
    await mkdir(dataDir);
    await chmod(dataDir, 0o1777);
    await createDataDir(dataDir, log);
    expect(await modeOf(dataDir)).toBe('1777');
  });

  test('keeps a mode that is more restrictive', async () => {
    await mkdir(dataDir, { mode: 0o700 });
    await createDataDir(dataDir, log);
    expect(await modeOf(dataDir)).toBe('700');
  });
});

describe('after a start with DATABASE_URL', () => {
  const database = testDatabase();

  test('a start without it fails until the marker file is deleted', async () => {
    const settings = { PORT: '0', DATA_DIR: dataDir, JOBS: 'off' };
    const external = { DATABASE_URL: database.url(), SESSION_SECRET: 'a secret for the tests, long enough' };
    await (await startServer(readConfig({ ...settings, ...external }), { log })).stop();
    const marker = path.join(dataDir, 'external-database');
    expect(await modeOf(marker)).toBe('600');

    await expect(startServer(readConfig(settings), { log })).rejects.toMatchObject({
      name: 'StartError',
      message: `DATABASE_URL is not set, but an earlier start had it: set it, or delete ${marker} to use the embedded database`,
    });
    expect((await readdir(dataDir)).sort()).toEqual(['external-database', 'first-password']);

    await rm(marker);
    const lifecycle = createLifecycle(log);
    await expect(locateDatabase(readConfig(settings), log, lifecycle)).resolves.toMatchObject({
      databaseUrl: expect.stringMatching(/^postgres:\/\/kordon_server:/) as string,
      ownerUrl: expect.stringMatching(/^postgres:\/\/kordon:/) as string,
    });
    await lifecycle.stop();
    const logged = lines.filter((line) => line.includes('using the embedded database'));
    expect(logged).toEqual([expect.stringContaining(path.join(dataDir, 'postgres'))]);
  });

  test('an unusable DATA_DIR is reported in one line', async () => {
    await writeFile(dataDir, '');
    const external = { DATABASE_URL: database.url(), SESSION_SECRET: 'a secret for the tests, long enough' };
    await expect(startServer(readConfig({ PORT: '0', DATA_DIR: dataDir, ...external }), { log })).rejects.toMatchObject(
      { name: 'StartError', message: `DATA_DIR cannot be used: EEXIST: file already exists, mkdir '${dataDir}'` },
    );
  });
});
