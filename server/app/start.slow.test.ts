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
import { stopServer } from '../testing/leftovers.ts';

const database = testDatabase();
const secret = 'a secret for the tests, long enough';
const elsewhere = 'postgres://kordon@db.example/kordon';
const lastMigration = new (migrations.at(-1)!)().name!;
let folder: string;
let occupant: Server;
let occupied: string;

beforeAll(async () => {
  occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  occupied = String((occupant.address() as AddressInfo).port);
});
afterAll(() => void occupant.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kordon-start-'));
});
afterEach(() => rm(folder, { recursive: true }));

const dotEnv = (lines: Record<string, string>): Promise<void> =>
  writeFile(
    path.join(folder, '.env'),
    Object.entries(lines)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );

/** A program of server/, started in the folder with these variables and no other settings. */
function start(program: string, env: Record<string, string> = {}, args: string[] = []) {
  const inherited = Object.entries(process.env).filter(([name]) => !settingNames.includes(name));
  const command = ['--import', path.resolve('scripts/swc-hook.js'), path.resolve('server', program), ...args];
  return spawn(process.execPath, command, { cwd: folder, env: { ...Object.fromEntries(inherited), ...env } });
}

/** Runs such a program to its end. */
async function run(...program: Parameters<typeof start>) {
  const child = start(...program);
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const [[code], stdout, stderr] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}
const refusal = (line: string) => ({ code: 1, stdout: '', stderr: `kordon: ${line}\n` });

describe('the file .env of the working directory', () => {
  test('is read by the server; a port that is taken is one line, and no database was made', async () => {
    await dotEnv({ PORT: occupied });
    expect(await run('main.ts')).toEqual(refusal(`Port ${occupied} cannot be opened: another program has it`));
    expect(existsSync(path.join(folder, 'var'))).toBe(false);
  });

  test('is read by an operator’s command, and gives way to the environment', async () => {
    await dotEnv({ DATABASE_URL: elsewhere, SESSION_SECRET: secret, LOG_LEVEL: 'warn' });
    const { code, stdout } = await run('cli/migrate.ts', { DATABASE_URL: database.url() }, ['list']);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`done    ${lastMigration}`)]);
  });

  test('that cannot be read stops the start', async () => {
    await mkdir(path.join(folder, '.env'));
    const { code, stderr } = await run('cli/migrate.ts');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^kordon: \.env cannot be read: EISDIR[^\n]*\n$/)]);
  });
});

test.each(['main.ts', 'cli/migrate.ts'])(
  '%s does not start where the environment blanks the DATABASE_URL of .env',
  async (program) => {
    await dotEnv({ DATABASE_URL: elsewhere, SESSION_SECRET: secret });
    const line =
      'DATABASE_URL is set in .env, but blank in the environment: unset it there, or comment out the line in .env';
    expect(await run(program, { DATABASE_URL: '' })).toEqual(refusal(line));
  },
);

test('a commented DATABASE_URL in .env is none: the embedded database is used, and one line says where it is', async () => {
  await writeFile(path.join(folder, '.env'), `#DATABASE_URL=${elsewhere}\nLOG_LEVEL=warn\n`);
  const { code, stdout, stderr } = await run('cli/migrate.ts', { DATABASE_URL: '', NODE_ENV: 'production' }, ['list']);
  expect([code, stdout]).toEqual([0, expect.stringContaining(lastMigration)]);
  const [line, ...rest] = stderr.trim().split('\n');
  expect(line).toContain(`"DATABASE_URL is not set: using the embedded database in ${folder}/var/postgres"`);
  expect(rest).toEqual([]);
  expect(await readFile(path.join(folder, 'var/postgres/PG_VERSION'), 'utf8')).toBe('18\n');
});

describe('a signal during the start', () => {
  afterEach(() => stopServer(path.join(folder, 'var')));

  test.each([
    { moment: 'the cluster is created', line: 'using the embedded database', signal: 'SIGTERM' },
    { moment: 'the schema is created', line: 'embedded PostgreSQL is up', signal: 'SIGINT' },
  ] as const)('$signal while $moment stops PostgreSQL and the server, as later', async ({ line, signal }) => {
    const server = start('main.ts', { PORT: '0', NODE_ENV: 'production' });
    const exit = once(server, 'exit');
    const stdout = text(server.stdout);
    const log: string[] = [];
    for await (const entry of createInterface(server.stderr)) {
      log.push(entry);
      if (entry.includes(line)) server.kill(signal);
    }
    expect(await exit).toEqual([0, null]);
    expect(await findPostmaster(path.join(folder, 'var/postgres'))).toBeUndefined();
    expect(await stdout).toBe('');
    // Neither an error in the log nor a reason for giving up.
    expect(log.filter((entry) => !/^\{"level":[34]0,/.test(entry))).toEqual([]);
  });
});
