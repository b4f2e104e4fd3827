import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { chooseAccount, runAs, withFolderAccess } from '../platform/database/embedded/account.ts';
import { findBinaries } from '../platform/database/embedded/binaries.ts';
import { findFreePort } from '../platform/free-port.ts';

const run = promisify(execFile);

export interface ReplicatedPostgres {
  /** URL with both servers, the standby first, for a role that owns the database. */
  url: string;
  /** URLs of each server for the same role. */
  primaryUrl: string;
  standbyUrl: string;
  /** Runs a statement of the superuser on the standby. @returns whether it succeeded */
  executeOnStandby(statement: string): Promise<boolean>;
  /** Kills the standby with SIGKILL. */
  killStandby(): Promise<void>;
  /** Kills the primary with SIGKILL. */
  killPrimary(): Promise<void>;
  /** Makes the standby the new primary. */
  promoteStandby(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Whether each commit waits for the standby. */
  isSynchronous: boolean;
}

/**
 * Starts a primary and a standby from the binaries of the embedded PostgreSQL. They have no pg_basebackup: the standby is a copy of the
 * folder before its first start.
 */
export async function startReplicatedPostgres({ isSynchronous }: Options): Promise<ReplicatedPostgres> {
  const binaries = findBinaries();
  const home = await mkdtemp(join(tmpdir(), 'kordon-replicated-'));
  await chmod(home, 0o755);
  const [primaryFolder, standbyFolder] = [join(home, 'primary'), join(home, 'standby')];
  const account = await withFolderAccess(await chooseAccount(primaryFolder), [primaryFolder, binaries.postgres]);
  const chownToAccount = async (file: string) => {
    if (account.uid !== undefined) await chown(file, account.uid, account.gid ?? account.uid);
  };

  await mkdir(primaryFolder, { mode: 0o700 });
  await chownToAccount(primaryFolder);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const initdb = runAs(account, binaries.initdb, ['-D', primaryFolder, '-U', 'postgres', '-A', 'trust', ...locale]);
  await run(initdb.file, initdb.args, { ...initdb.ids, cwd: '/' });
  await run('cp', ['-a', primaryFolder, standbyFolder]);
  await writeFile(join(standbyFolder, 'standby.signal'), '');
  await chownToAccount(join(standbyFolder, 'standby.signal'));

  const ports = { primary: await findFreePort(), standby: await findFreePort() };
  const urlOf = (port: number, role: string, database: string) => `postgres://${role}@127.0.0.1:${port}/${database}`;
  const servers: ChildProcess[] = [];
  async function start(folder: string, port: number, settings: Record<string, string>): Promise<ChildProcess> {
    const all = { port: `${port}`, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
    const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const command = runAs(account, binaries.postgres, ['-D', folder, ...options]);
    const server = spawn(command.file, command.args, { ...command.ids, cwd: '/', stdio: 'ignore' });
    servers.push(server);
    while (!(await execute(urlOf(port, 'postgres', 'postgres'), 'select'))) await delay(50);
    return server;
  }
  const primary = await start(primaryFolder, ports.primary, isSynchronous ? { synchronous_standby_names: '*' } : {});
  const standby = await start(standbyFolder, ports.standby, {
    primary_conninfo: `host=127.0.0.1 port=${ports.primary} user=postgres application_name=standby`,
  });
  const superuser = urlOf(ports.primary, 'postgres', 'postgres');
  for (const statement of ['create role kordon login createdb', 'create database kordon owner kordon'])
    if (!(await execute(superuser, statement))) throw new Error(`${statement} fails`);
  const primaryUrl = urlOf(ports.primary, 'kordon', 'kordon');
  const standbyUrl = urlOf(ports.standby, 'kordon', 'kordon');
  while (!(await execute(standbyUrl, 'select'))) await delay(50); // has not replayed the database yet

  return {
    url: `postgres://kordon@127.0.0.1:${ports.standby},127.0.0.1:${ports.primary}/kordon`,
    primaryUrl,
    standbyUrl,
    executeOnStandby: (statement) => execute(urlOf(ports.standby, 'postgres', 'postgres'), statement),
    killStandby: () => end(standby, 'SIGKILL'),
    killPrimary: () => end(primary, 'SIGKILL'),
    async promoteStandby() {
      const promoted = await execute(urlOf(ports.standby, 'postgres', 'postgres'), 'select pg_promote()');
      if (!promoted) throw new Error('the standby cannot be promoted');
    },
    async stop() {
      for (const server of servers) await end(server, 'SIGQUIT');
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Runs a statement on a connection of its own. @returns whether it succeeded */
async function execute(url: string, statement: string): Promise<boolean> {
  const client = new Client(url);
  client.on('error', () => {}); // the statement fails, too
  try {
    await client.connect();
    await client.query(statement);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}
