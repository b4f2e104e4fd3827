import { setTimeout as delay } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type { Logger } from 'pino';
import { releaseOrphanedJobs } from './orphaned-jobs.ts';
import { createQueueLogger, startRunner, type RunnerOptions } from './runner.ts';

/** How long a stop waits for running jobs before they are returned to the queue. */
const STOP_TIMEOUT_MS = 10_000;
/** Pause before a failed runner is restarted. */
const RESTART_DELAY_MS = 2_000;
/** How often jobs of dead workers are released. */
const ORPHAN_CHECK_INTERVAL_MS = 60_000;

/**
 * Creates or updates the schema of the queue, `graphile_worker`. Every node runs it at startup, before `addJob` may be
 * called. Safe to run on several nodes at once.
 */
export const migrateJobs = (url: string, log: Logger): Promise<void> =>
  runMigrations({ connectionString: url, logger: createQueueLogger(log) });

type WorkerOptions = Omit<RunnerOptions, 'concurrency'> & Partial<RunnerOptions>;

/**
 * Runs queued jobs until it is stopped, and restarts after outages of the database. A failed job is retried later; an
 * invalid payload counts as a failure.
 * @returns `stop`, which waits up to STOP_TIMEOUT_MS for running jobs and then returns them to the queue
 */
export async function startWorker({ concurrency = 4, ...options }: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { tools, log } = options;
  const stopping = new AbortController();
  const start = () => startRunner({ ...options, concurrency });

  await releaseOrphanedJobs(tools.db);
  const orphanCheck = setInterval(() => {
    releaseOrphanedJobs(tools.db).catch((error: unknown) => log.warn(error, 'cannot release jobs of dead workers'));
  }, ORPHAN_CHECK_INTERVAL_MS);

  let runner = await start();
  const supervision = (async () => {
    while (!stopping.signal.aborted) {
      await runner.ended;
      await delay(RESTART_DELAY_MS, undefined, stopping).catch(() => undefined); // aborted by stop()
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- stop() may abort while the loop waits
      if (stopping.signal.aborted) break;
      try {
        runner = await start();
      } catch (error) {
        log.warn(error, 'cannot start the worker again'); // `runner` is still the ended one, so the loop retries
      }
    }
    await runner.stop();
  })();

  return {
    async stop() {
      stopping.abort();
      clearInterval(orphanCheck);
      const done = new AbortController();
      const killed = delay(STOP_TIMEOUT_MS, undefined, done).then(
        () => runner.kill(),
        () => undefined,
      );
      await Promise.race([runner.stop().then(() => supervision), killed]);
      done.abort();
    },
  };
}
