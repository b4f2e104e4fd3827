import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { explainFileError, makeDataDir } from '../data-dir.ts';
import { accountFor, reaching } from './embedded/account.ts';
import { readAddress, saveAddress } from './embedded/address.ts';
import { findBinaries } from './embedded/binaries.ts';
import { ensureCluster } from './embedded/cluster.ts';
import { supervise } from './embedded/supervisor.ts';

interface Options {
  /** Folder for `postgres` (the cluster), `postgres.url` (its address) and `postgres.log`; made when missing. */
  dataDir: string;
  log: Logger;
  /** PostgreSQL's own settings on top of ours. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  url: string;
  /** Ends every connection and stops the server; a second call waits for the first. */
  stop(): Promise<void>;
}

const ourSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_checkpoints: 'off',
  // Our own log has the errors; here they would repeat what people typed.
  log_min_messages: 'log',
  // Nobody follows this server or reads its log later, so what fills a new table or index is written once.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  shared_buffers: '256MB',
  // What a search finds in a million rows is kept row by row; with less, pages are read again.
  work_mem: '16MB',
  // For disks without a moving arm: an index costs hardly more than a walk along the table.
  random_page_cost: '1.1',
  // Compiling costs a list of fifty rows more than it ever saves.
  jit: 'off',
};

/**
 * Runs a PostgreSQL of our own out of npm's binaries. It outlives a Node that is killed, and the next Node takes it over; when
 * it is killed itself, it is started again where it was.
 * @throws StartError when it cannot run here, or another process holds the folder
 */
export async function startEmbedded({ dataDir, log, settings }: Options): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  await makeDataDir(dataDir, log);
  try {
    const home = await realpath(dataDir);
    const folder = join(home, 'postgres');
    const account = await reaching(await accountFor(folder), [folder, binaries.postgres]);

    const addressFile = join(home, 'postgres.url');
    const url = await readAddress(addressFile);
    if (await ensureCluster(folder, binaries, account, url)) log.info({ folder }, 'embedded PostgreSQL created');

    const { postgres } = binaries;
    const logFile = join(home, 'postgres.log');
    const launch = { postgres, folder, account, logFile, settings: { ...ourSettings, ...settings } };
    const stop = await supervise(launch, url, log);
    await saveAddress(addressFile, url);
    log.info({ folder, port: Number(url.port) }, 'embedded PostgreSQL is up');
    return { url: url.href, stop };
  } catch (error) {
    throw explainFileError(error);
  }
}
