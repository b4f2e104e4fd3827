import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAbandonedPaths } from '../platform/database/embedded/abandoned-paths.ts';
import { findPostmaster, stopPostmaster } from '../platform/database/embedded/postmaster.ts';

const prefix = join(realpathSync(tmpdir()), 'kordon-test-');

/** Path prefix for temporary DATA_DIR folders of this process. If the process is killed, a later run removes them. */
export const dataDirPrefix = `${prefix}${process.pid}-`;

/** Stops the servers and removes the folders that killed test runs have left behind. */
export async function removeLeftovers(): Promise<void> {
  for (const dataDir of await findAbandonedPaths(prefix)) {
    await stopPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Stops the PostgreSQL server of a data folder if one is running. */
export async function stopPostgres(dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'postgres');
  const running = await findPostmaster(cluster);
  if (running) await stopPostmaster(cluster, running.pid);
}
