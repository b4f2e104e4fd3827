import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createDataSource, type DatabaseOptions } from './data-source.ts';

/** How long a report waits for the replica to receive what was committed before, in milliseconds. */
const MAX_WAIT_MS = 1_000;
const POLL_INTERVAL_MS = 20;
/** How long a replica that was down or lagging is not tried again, in milliseconds. */
const RETRY_MS = 10_000;
/** Few reports run at a time, each on one connection. */
const POOL_SIZE = 5;

interface Replica {
  /** Returns the replica when it has everything that is committed in the primary; otherwise the primary. */
  choose(): Promise<DataSource>;
  close(): Promise<void>;
}

/** Reads reports from a standby of the primary, so that they do not slow down the primary. It connects with the first report. */
export function createReplica(url: string, primary: DataSource, options: Omit<DatabaseOptions, 'migrations'>): Replica {
  const replica = createDataSource(url, { ...options, migrations: [], poolSize: POOL_SIZE, isReadOnly: true });
  const { log } = options;
  let connecting: Promise<unknown> | undefined;
  let retryAt = 0;

  /** @throws Error when the replica is down, lags, or is no standby */
  async function waitUntilCurrent(signal: AbortSignal): Promise<void> {
    const [{ written }] = await primary.query<[{ written: string }]>('select pg_current_wal_lsn() as written');
    connecting ??= replica.initialize();
    await connecting.catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
    while (!signal.aborted) {
      const [{ current }] = await replica.query<[{ current: boolean | null }]>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as current',
        [written],
      );
      if (current) return;
      await delay(POLL_INTERVAL_MS);
    }
  }

  return {
    async choose() {
      if (performance.now() < retryAt) return primary;
      const signal = AbortSignal.timeout(MAX_WAIT_MS);
      try {
        await Promise.race([waitUntilCurrent(signal), rejectWhen(signal)]);
        if (retryAt > 0) log?.info('reports are read from the replica again');
        retryAt = 0;
        return replica;
      } catch (error) {
        log?.warn(
          { err: error },
          'reports are read from the primary, because the replica is away, lags or is no standby',
        );
        retryAt = performance.now() + RETRY_MS;
        return primary;
      }
    },
    async close() {
      if (replica.isInitialized) await replica.destroy();
    },
  };
}

const rejectWhen = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`not current within ${MAX_WAIT_MS} ms`)), { once: true });
  });
