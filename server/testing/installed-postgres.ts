import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, escapeIdentifier } from 'pg';
import { runAs } from '../platform/database/embedded/account.ts';
import { unprivilegedAccount } from './embedded-processes.ts';
import { findFreePort } from '../platform/free-port.ts';
import { dataDirPrefix } from './leftovers.ts';

const run = promisify(execFile);
const programs = ['initdb', 'postgres', 'psql', 'pg_dump', 'pg_restore'];

/** Lists the bin folders of installed versions, newest first: distributions keep them off the PATH. */
const listBinDirs = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => join(folder, version, 'bin'))
    : [];

/** Bin folder of the newest PostgreSQL installed on this machine with server, psql, pg_dump and pg_restore; undefined if there is none. */
export const installedBinDir: string | undefined = [
  ...['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap(listBinDirs),
  ...(process.env.PATH ?? '').split(delimiter),
].find((folder) => programs.every((program) => existsSync(join(folder, program))));

export interface InstalledPostgres {
  /** Returns the URL of a database for a role; the server accepts roles without a password. */
  urlFor(role: string, database: string): string;
  /** Creates an empty database, and its owner if that role does not exist yet. @returns the URL for the owner */
  createDatabase(name: string, owner?: string): Promise<string>;
  /** Creates a role without privileges. @returns its URL for a database */
  createRole(name: string, database: string): Promise<string>;
  /** Runs one of its programs. @param env additional environment variables @throws Error with its output when it fails */
  run(program: 'psql' | 'pg_dump' | 'pg_restore', args: string[], env?: Record<string, string>): Promise<void>;
  /** URL of the database `postgres` for the superuser. */
  superuserUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts a server with an empty cluster whose only role is the superuser `postgres`.
 * @param binDir folder of the programs initdb and postgres
 */
export async function startInstalledPostgres(binDir: string): Promise<InstalledPostgres> {
  const account = await unprivilegedAccount();
  const home = `${dataDirPrefix}${randomUUID()}`;
  const data = join(home, 'postgres'); // removeLeftovers looks for a server here
  await mkdir(home, { mode: 0o755 });
  await mkdir(data, { mode: 0o700 });
  if (account.uid !== undefined) await chown(data, account.uid, account.gid ?? account.uid);
  const command = (program: string, args: string[]) => runAs(account, join(binDir, program), args);

  const initdb = command('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']);
  await run(initdb.file, initdb.args, { ...initdb.ids, cwd: '/' });
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = (port: number) => {
    const postgres = command('postgres', ['-D', data, '-p', `${port}`, ...options]);
    return spawn(postgres.file, postgres.args, { ...postgres.ids, cwd: '/', stdio: 'ignore' });
  };
  let port = await findFreePort();
  let server = launch(port);
  const urlFor = (role: string, database: string) =>
    `postgres://${encodeURIComponent(role)}@127.0.0.1:${port}/${database}`;
  const superuserUrl = () => urlFor('postgres', 'postgres');

  async function executeAsSuperuser(statement: string): Promise<void> {
    const client = new Client(superuserUrl());
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
  while (!(await succeeds(() => executeAsSuperuser('select')))) {
    if (server.exitCode !== null) {
      port = await findFreePort(); // another process took the port in the meantime
      server = launch(port);
    }
    await delay(50);
  }
  const roles = new Set<string>();
  async function addRole(name: string): Promise<void> {
    if (!roles.has(name)) await executeAsSuperuser(`create role ${escapeIdentifier(name)} login`);
    roles.add(name);
  }

  return {
    urlFor,
    async createDatabase(name, owner = 'kordon') {
      await addRole(owner);
      await executeAsSuperuser(`create database ${name} owner ${owner} template template0`);
      return urlFor(owner, name);
    },
    async createRole(name, database) {
      await addRole(name);
      return urlFor(name, database);
    },
    async run(program, args, env) {
      await run(join(binDir, program), args, { env: { ...process.env, ...env } });
    },
    superuserUrl: superuserUrl(),
    async stop() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(home, { recursive: true });
    },
  };
}

const succeeds = (action: () => Promise<void>): Promise<boolean> =>
  action().then(
    () => true,
    () => false,
  );
