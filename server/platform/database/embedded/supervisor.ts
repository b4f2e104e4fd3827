import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { findFreePort } from '../../free-port.ts';
import { StartError } from '../../start-error.ts';
import { ClusterInUseError, acquireClusterLock } from './cluster-lock.ts';
import { findPostmaster, startPostmaster, stopPostmaster, type LaunchOptions } from './postmaster.ts';

/** Attempts for transient failures: a port that was taken in the meantime, processes of a killed server that are still ending. */
const MAX_ATTEMPTS = 100;
const RETRY_DELAY_MS = 100;

/**
 * Takes over the server that runs on the cluster in `launchOptions.folder`, or starts one, and restarts it whenever it
 * ends unexpectedly.
 * @param url its port is tried first; `url.port` is changed to the port in use
 * @returns a function that stops the server; a second call waits for the first
 */
export async function supervise(launchOptions: LaunchOptions, url: URL, log: Logger): Promise<() => Promise<void>> {
  let lockClient = await attachOrStart(launchOptions, url);
  let restarting = Promise.resolve();
  let stopped: Promise<void> | undefined;

  const watch = () =>
    lockClient.once('end', () => {
      if (!stopped) restarting = restart();
    });
  const restart = async () => {
    log.error('embedded PostgreSQL was lost, restarting it');
    while (!stopped) {
      try {
        lockClient = await attachOrStart(launchOptions, url, { mayChangePort: false });
        watch();
        log.info('embedded PostgreSQL was restarted');
        return;
      } catch (error) {
        log.error(error, 'embedded PostgreSQL could not be restarted');
      }
    }
  };
  const stop = async () => {
    await restarting;
    const running = await findPostmaster(launchOptions.folder);
    if (running) await stopPostmaster(launchOptions.folder, running.pid);
    await lockClient.end();
  };

  watch();
  return () => (stopped ??= stop());
}

/** Takes over the running server or starts one, and returns the connection that holds the lock of the cluster. */
async function attachOrStart(launchOptions: LaunchOptions, url: URL, { mayChangePort = true } = {}): Promise<Client> {
  let startedHere = false;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const running = await findPostmaster(launchOptions.folder);
    if (running?.status === 'ready') {
      url.port = `${running.port}`;
      try {
        const lockClient = await acquireClusterLock(url);
        if (lockClient) return lockClient;
      } catch (error) {
        if (startedHere && !(error instanceof ClusterInUseError))
          await stopPostmaster(launchOptions.folder, running.pid);
        throw error;
      }
    } else if (running) {
      attempt = 0; // the server is starting or stopping: wait as long as that takes
    } else {
      if (mayChangePort && (attempt > 0 || url.port === '0')) url.port = `${await findFreePort()}`;
      startedHere = await startPostmaster({ ...launchOptions, port: url.port });
      if (startedHere) continue;
    }
    await delay(RETRY_DELAY_MS);
  }
  throw new StartError(`PostgreSQL does not start on ${launchOptions.folder}: see ${launchOptions.logFile}`);
}
