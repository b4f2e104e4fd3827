import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { testDatabase } from '../../testing/database.ts';
import { unprivilegedAccount } from '../../testing/embedded-processes.ts';
import { findFreePort } from '../free-port.ts';
import { runAs } from './embedded/account.ts';
import { assertOwnSessions, open } from './data-source.ts';

const pgbouncer = ['/usr/sbin/pgbouncer', 'pgbouncer'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
);
const database = testDatabase();
let folder: string;
let pooler: ChildProcess;

/** Starts PgBouncer in front of the test database. @returns the URL of the database behind it */
async function startPooler(mode: 'session' | 'transaction'): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(database.url());
  const ownPort = await findFreePort();
  const account = await unprivilegedAccount(); // PgBouncer refuses to run as root
  const target = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: ownPort,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: mode,
    ignore_startup_parameters: 'options,idle_in_transaction_session_timeout',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]\nkordon = dbname=${pathname.slice(1)} ${target}\n[pgbouncer]\n${lines.join('\n')}\n`,
  );
  const command = runAs(account, pgbouncer!, ['--quiet', file]);
  pooler = spawn(command.file, command.args, { ...command.ids, stdio: 'ignore' });
  return `postgres://anybody@127.0.0.1:${ownPort}/kordon`;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kordon-pooler-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  if (pgbouncer) {
    const ended = once(pooler, 'exit');
    pooler.kill('SIGQUIT');
    await ended;
  }
  await rm(folder, { recursive: true });
});

(pgbouncer ? describe : describe.skip)('behind PgBouncer (needs pgbouncer)', () => {
  test.each([
    ['session', undefined],
    [
      'transaction',
      expect.stringContaining('connections share sessions, as behind PgBouncer in transaction mode') as string,
    ],
  ] as const)('in %s mode', async (mode, refusal) => {
    const url = await startPooler(mode);
    const connect = () => open(url, { entities: [], migrations: [] }).catch(() => undefined);
    let db = await connect();
    while (!db) {
      await delay(50);
      db = await connect();
    }
    const message = await assertOwnSessions(db).catch((error: unknown) => (error as Error).message);
    await db.destroy();
    expect(message).toEqual(refusal);
  });
});
