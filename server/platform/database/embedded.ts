import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { createDataDir, toStartError } from '../data-dir.ts';
import { chooseAccount, withFolderAccess } from './embedded/account.ts';
import { readConnectionUrl, saveConnectionUrl, toServingUrl } from './embedded/connection-url.ts';
import { findBinaries } from './embedded/binaries.ts';
import { ensureCluster, ensureRole } from './embedded/cluster.ts';
import { findPostmaster } from './embedded/postmaster.ts';
import { supervise } from './embedded/supervisor.ts';

interface Options {
  /** Folder for `postgres` (the cluster), `postgres.url` (its connection URL) and `postgres.log`; created when missing. */
  dataDir: string;
  log: Logger;
  /** PostgreSQL settings that override `defaultSettings`. */
  settings?: Record<string, string>;
}

interface EmbeddedPostgres {
  /** Connection as the role that owns the database; the file `postgres.url` has it, too. */
  ownerUrl: string;
  /** Connection as the role of the server, which has no privileges before `grantServingRole`. */
  servingUrl: string;
  /** Closes all connections and stops the server; a second call waits for the first. */
  stop(): Promise<void>;
}

const defaultSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_checkpoints: 'off',
  // Errors are in Kordon's log. PostgreSQL's messages would contain personal data from statements.
  log_min_messages: 'log',
  // There are no replicas and no WAL archive, so rows of a table created in the same transaction need no WAL.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  shared_buffers: '256MB',
  // Keeps bitmaps of searches in a million rows exact; with less memory they become lossy and pages are checked again.
  work_mem: '16MB',
  // For SSDs, where random reads cost hardly more than sequential ones.
  random_page_cost: '1.1',
  // JIT compilation takes longer than it saves for lists of fifty rows.
  jit: 'off',
};

/**
 * Runs PostgreSQL from the binaries of an npm package. It keeps running when the Node process is killed, and the next process takes it over;
 * when PostgreSQL is killed, it is restarted on the same port.
 * @throws StartError when PostgreSQL cannot run on this machine or another process uses the folder
 */
export async function startEmbedded({ dataDir, log, settings }: Options): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  await createDataDir(dataDir, log);
  try {
    const home = await realpath(dataDir);
    const folder = join(home, 'postgres');
    const account = await withFolderAccess(await chooseAccount(folder), [folder, binaries.postgres]);

    const urlFile = join(home, 'postgres.url');
    const url = await readConnectionUrl(urlFile);
    if (await ensureCluster(folder, binaries, account, url)) log.info({ folder }, 'embedded PostgreSQL created');

    const { postgres } = binaries;
    const logFile = join(home, 'postgres.log');
    const launchOptions = { postgres, folder, account, logFile, settings: { ...defaultSettings, ...settings } };
    let stop = await supervise(launchOptions, url, log);
    if (!(await acceptsPassword(toServingUrl(url)))) {
      // A cluster from before the server had a role of its own; only the superuser can create it, while PostgreSQL is stopped.
      await stop();
      await ensureRole(folder, binaries, account, toServingUrl(url));
      stop = await supervise(launchOptions, url, log);
    }
    await saveConnectionUrl(urlFile, url);
    log.info({ folder, port: Number(url.port) }, 'embedded PostgreSQL is up');
    return { ownerUrl: url.href, servingUrl: toServingUrl(url).href, stop };
  } catch (error) {
    throw toStartError(error);
  }
}

/** Returns the connections of the embedded database when its server is running. */
export async function findRunningEmbedded(
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'ownerUrl' | 'servingUrl'> | undefined> {
  if (!existsSync(join(dataDir, 'postgres.url'))) return undefined;
  const home = await realpath(dataDir);
  const running = await findPostmaster(join(home, 'postgres'));
  if (running?.status !== 'ready') return undefined;
  const url = await readConnectionUrl(join(home, 'postgres.url'));
  url.port = `${running.port}`;
  return { ownerUrl: url.href, servingUrl: toServingUrl(url).href };
}

async function acceptsPassword(url: URL): Promise<boolean> {
  const client = new Client(url.href);
  client.on('error', () => {}); // the attempt to connect fails, too
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') return false; // also for a role that does not exist
    throw error;
  } finally {
    await client.end();
  }
}
