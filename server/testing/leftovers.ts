import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abandoned } from '../platform/database/embedded/abandoned.ts';
import { findPostmaster, stopPostmaster } from '../platform/database/embedded/postmaster.ts';

const prefix = join(realpathSync(tmpdir()), 'kordon-test-');

/** Start of the path of a folder for DATA_DIR that lives as long as this process: later runs remove it at the latest. */
export const ownPrefix = `${prefix}${process.pid}-`;

/** Stops and removes what test runs that were killed have left. */
export async function removeLeftovers(): Promise<void> {
  for (const dataDir of await abandoned(prefix)) {
    await stopServer(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function stopServer(dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'postgres');
  const running = await findPostmaster(cluster);
  if (running) await stopPostmaster(cluster, running.pid);
}
