import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { settingNames } from '../config.ts';
import { migrations } from '../migrations/index.ts';
import { findPostmaster } from '../platform/database/embedded/postmaster.ts';
import { testDatabase } from '../testing/database.ts';
import { stopPostgres } from '../testing/leftovers.ts';

const database = testDatabase();
const secret = 'a secret for the tests, long enough';
const otherDatabaseUrl = 'postgres://kordon@db.example/kordon';
const lastMigration = new (migrations.at(-1)!)().name!;
let folder: string;
let portHolder: Server;
let occupiedPort: string;

beforeAll(async () => {
  portHolder = createServer().listen(0, '127.0.0.1');
  await once(portHolder, 'listening');
  occupiedPort = String((portHolder.address() as AddressInfo).port);
});
afterAll(() => void portHolder.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kordon-start-'));
});
afterEach(() => rm(folder, { recursive: true }));

const writeDotEnv = (lines: Record<string, string>): Promise<void> =>
  writeFile(
    path.join(folder, '.env'),
    Object.entries(lines)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );

/** Starts a program of server/ in the test folder with these variables and no other settings. */
function start(program: string, env: Record<string, string> = {}, args: string[] = []) {
  const inherited = Object.entries(process.env).filter(([name]) => !settingNames.includes(name));
  const command = ['--import', path.resolve('scripts/swc-hook.js'), path.resolve('server', program), ...args];
  return spawn(process.execPath, command, { cwd: folder, env: { ...Object.fromEntries(inherited), ...env } });
}

/** Runs a program of server/ until it exits. */
async function run(...program: Parameters<typeof start>) {
  const child = start(...program);
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const [[code], stdout, stderr] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}
const startFailure = (line: string) => ({ code: 1, stdout: '', stderr: `kordon: ${line}\n` });

describe('the file .env of the working directory', () => {
  test('is read by the server; when the port is occupied, the server prints one line and creates no database', async () => {
    await writeDotEnv({ PORT: occupiedPort });
    expect(await run('main.ts')).toEqual(startFailure(`Port ${occupiedPort} cannot be opened: another program has it`));
    expect(existsSync(path.join(folder, 'var'))).toBe(false);
  });

  test('is read by commands and is overridden by the environment', async () => {
    await writeDotEnv({ DATABASE_URL: otherDatabaseUrl, SESSION_SECRET: secret, LOG_LEVEL: 'warn' });
    const { code, stdout } = await run('cli/main.ts', { DATABASE_URL: database.url() }, ['migrate', 'list']);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`done    ${lastMigration}`)]);
  });

  test('stops the start when it cannot be read', async () => {
    await mkdir(path.join(folder, '.env'));
    const { code, stderr } = await run('cli/main.ts', {}, ['migrate']);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^kordon: \.env cannot be read: EISDIR[^\n]*\n$/)]);
  });
});

test.each([['main.ts'], ['cli/main.ts', 'migrate']])(
  '%s does not start when DATABASE_URL is set in .env but empty in the environment',
  async (program, ...args) => {
    await writeDotEnv({ DATABASE_URL: otherDatabaseUrl, SESSION_SECRET: secret });
    const line =
      'DATABASE_URL is set in .env, but blank in the environment: unset it there, or comment out the line in .env';
    expect(await run(program, { DATABASE_URL: '' }, args)).toEqual(startFailure(line));
  },
);

test('a DATA_DIR where no folder can be created stops the start at once with one line', async () => {
  const { code, stderr } = await run('main.ts', { PORT: '0', DATA_DIR: '/proc/nothing/here', LOG_LEVEL: 'error' });
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^kordon: DATA_DIR cannot be used: E[A-Z]+: [^\n]*, mkdir '\/proc[^\n]*'\n$/),
  ]);
});

test('a command uses the embedded database when DATABASE_URL is commented out in .env, and logs its folder', async () => {
  await writeFile(path.join(folder, '.env'), `#DATABASE_URL=${otherDatabaseUrl}\nLOG_LEVEL=warn\n`);
  const { code, stdout, stderr } = await run('cli/main.ts', { DATABASE_URL: '', NODE_ENV: 'production' }, [
    'migrate',
    'list',
  ]);
  expect([code, stdout]).toEqual([0, expect.stringContaining(lastMigration)]);
  const [line, ...rest] = stderr.trim().split('\n');
  expect(line).toContain(`"DATABASE_URL is not set: using the embedded database in ${folder}/var/postgres"`);
  expect(rest).toEqual([]);
  expect(await readFile(path.join(folder, 'var/postgres/PG_VERSION'), 'utf8')).toBe('18\n');
});

describe('a signal during the start', () => {
  afterEach(() => stopPostgres(path.join(folder, 'var')));

  test.each([
    { moment: 'the cluster is created', logLine: 'using the embedded database', signal: 'SIGTERM' },
    { moment: 'the schema is created', logLine: 'embedded PostgreSQL is up', signal: 'SIGINT' },
  ] as const)('$signal while $moment stops PostgreSQL and the server', async ({ logLine, signal }) => {
    const server = start('main.ts', { PORT: '0', NODE_ENV: 'production' });
    const exit = once(server, 'exit');
    const stdout = text(server.stdout);
    const log: string[] = [];
    for await (const entry of createInterface(server.stderr)) {
      log.push(entry);
      if (entry.includes(logLine)) server.kill(signal);
    }
    expect(await exit).toEqual([0, null]);
    expect(await findPostmaster(path.join(folder, 'var/postgres'))).toBeUndefined();
    expect(await stdout).toBe('');
    // No errors in the log and no startup error.
    expect(log.filter((entry) => !/^\{"level":[34]0,/.test(entry))).toEqual([]);
  });
});
