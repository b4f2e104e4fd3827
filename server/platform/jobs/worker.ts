import { setTimeout as delay } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { poolSettings } from '../database/servers.ts';
import { DoneJobs, releaseOrphanedJobs } from './orphaned-jobs.ts';
import { createQueueLogger, startRunner, type RunnerOptions } from './runner.ts';

/** Pause before a failed runner is restarted. */
const RESTART_DELAY_MS = 2_000;
/** How often jobs of dead workers are released. */
const ORPHAN_CHECK_INTERVAL_MS = 60_000;

/**
 * Creates or updates the schema of the queue, `graphile_worker`. Every node runs it at startup, before `addJob` may be
 * called. Safe to run on several nodes at the same time.
 */
export async function migrateJobs(url: string, log: Logger): Promise<void> {
  const pool = new Pool({ ...poolSettings(url), application_name: 'kordon jobs', max: 1 });
  // A lost connection fails the migration, too.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  try {
    await runMigrations({ pgPool: pool, logger: createQueueLogger(log) });
  } finally {
    await pool.end();
  }
}

type WorkerOptions = Omit<RunnerOptions, 'concurrency' | 'done'> & Partial<Pick<RunnerOptions, 'concurrency'>>;

/**
 * Runs queued jobs until it is stopped, and restarts after outages of the database. A failed job is retried later; an
 * invalid payload counts as a failure.
 * @returns `stop`, which waits for running jobs, at most `limitMs`, and then returns them to the queue
 */
export async function startWorker({
  concurrency = 4,
  ...options
}: WorkerOptions): Promise<{ stop(limitMs?: number): Promise<void> }> {
  const { tools, log } = options;
  const stopping = new AbortController();
  const done = new DoneJobs();
  const start = () => startRunner({ ...options, concurrency, done });

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
        await done.record(tools.db);
        runner = await start();
      } catch (error) {
        log.warn(error, 'cannot start the worker again'); // `runner` is still the ended one, so the loop retries
      }
    }
    await runner.stop();
  })();

  return {
    async stop(limitMs = 10_000) {
      stopping.abort();
      clearInterval(orphanCheck);
      const stopped = new AbortController();
      const killed = delay(limitMs, undefined, stopped).then(
        () => runner.kill(),
        () => undefined,
      );
      await Promise.race([runner.stop().then(() => supervision), killed]);
      stopped.abort();
    },
  };
}
