import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, escapeIdentifier } from 'pg';
import { runAs } from '../platform/database/embedded/account.ts';
import { nobody } from './embedded-hosts.ts';
import { ownPrefix } from './leftovers.ts';

const run = promisify(execFile);
const programs = ['initdb', 'postgres', 'psql', 'pg_dump', 'pg_restore'];

/** Where packages put what they keep off the PATH, because a machine may have several versions. */
const versionsBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => join(folder, version, 'bin'))
    : [];

/** Folder of a PostgreSQL that is installed on this machine with server, psql, pg_dump and pg_restore, the newest; undefined without one. */
export const installedPrograms: string | undefined = [
  ...['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap(versionsBelow),
  ...(process.env.PATH ?? '').split(delimiter),
].find((folder) => programs.every((program) => existsSync(join(folder, program))));

export interface InstalledPostgres {
  /** Nobody needs a password. */
  address(role: string, database: string): string;
  /** Makes an empty database, and the role that owns it where there is none of that name. @returns its address */
  createDatabase(name: string, owner?: string): Promise<string>;
  /** Makes a role that owns nothing and was granted nothing. @returns its address in a database */
  createRole(name: string, database: string): Promise<string>;
  /** Runs one of its programs. @param env on top of ours @throws Error with what it says where it fails */
  run(program: 'psql' | 'pg_dump' | 'pg_restore', args: string[], env?: Record<string, string>): Promise<void>;
  /** For the superuser, in the database that every PostgreSQL has. */
  superuserUrl: string;
  stop(): Promise<void>;
}

/**
 * A server with a folder of its own and nothing in it but the superuser, "postgres".
 * @param folder of the programs initdb and postgres
 */
export async function startInstalled(folder: string): Promise<InstalledPostgres> {
  const account = await nobody();
  const home = `${ownPrefix}${randomUUID()}`;
  const data = join(home, 'postgres'); // where removeLeftovers looks for a server
  await mkdir(home, { mode: 0o755 });
  await mkdir(data, { mode: 0o700 });
  if (account.uid !== undefined) await chown(data, account.uid, account.gid ?? account.uid);
  const command = (program: string, args: string[]) => runAs(account, join(folder, program), args);

  const making = command('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']);
  await run(making.file, making.args, { ...making.ids, cwd: '/' });
  const port = await freePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const serving = command('postgres', ['-D', data, ...options]);
  const server = spawn(serving.file, serving.args, { ...serving.ids, cwd: '/', stdio: 'ignore' });
  const address = (role: string, database: string) =>
    `postgres://${encodeURIComponent(role)}@127.0.0.1:${port}/${database}`;

  const superuserUrl = address('postgres', 'postgres');

  async function administer(statement: string): Promise<void> {
    const client = new Client(superuserUrl);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
  while (!(await answers(() => administer('select'))) && server.exitCode === null) await delay(50);
  const roles = new Set<string>();
  async function addRole(name: string): Promise<void> {
    if (!roles.has(name)) await administer(`create role ${escapeIdentifier(name)} login`);
    roles.add(name);
  }

  return {
    address,
    async createDatabase(name, owner = 'kordon') {
      await addRole(owner);
      await administer(`create database ${name} owner ${owner} template template0`);
      return address(owner, name);
    },
    async createRole(name, database) {
      await addRole(name);
      return address(name, database);
    },
    async run(program, args, env) {
      await run(join(folder, program), args, { env: { ...process.env, ...env } });
    },
    superuserUrl,
    async stop() {
      server.kill('SIGINT');
      await once(server, 'exit');
      await rm(home, { recursive: true });
    },
  };
}

const answers = (ask: () => Promise<void>): Promise<boolean> =>
  ask().then(
    () => true,
    () => false,
  );

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}
