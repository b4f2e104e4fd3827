import { setTimeout as delay } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type { Logger } from 'pino';
import { releaseOrphans } from './orphans.ts';
import { speakThrough, startRunner, type RunnerOptions } from './runner.ts';

/** How long a stop waits for running jobs before they are handed back to the queue, in milliseconds. */
const patience = 10_000;
/** Pause before a runner that lost its database is replaced. */
const restartAfter = 2_000;
/** How often jobs of dead workers are looked for. */
const orphanWatch = 60_000;

/**
 * Creates or updates the queue's own schema, `graphile_worker`. Every node does it at its start, before `addJob` may be called;
 * several at once are safe.
 */
export const migrateJobs = (url: string, log: Logger): Promise<void> =>
  runMigrations({ connectionString: url, logger: speakThrough(log) });

export type WorkerOptions = Omit<RunnerOptions, 'concurrency'> & Partial<RunnerOptions>;

/**
 * Runs queued jobs until it is stopped, through any outage of the database: a job that fails is tried again later, a payload that its
 * schema refuses fails like any other job.
 * @returns `stop` takes no new job, lets the running ones finish and hands back what takes longer than ten seconds
 */
export async function startWorker({ concurrency = 4, ...options }: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { tools, log } = options;
  const stopping = new AbortController();
  const start = () => startRunner({ ...options, concurrency });

  await releaseOrphans(tools.db);
  const watch = setInterval(() => {
    releaseOrphans(tools.db).catch((error: unknown) => log.warn(error, 'cannot look for jobs of dead workers'));
  }, orphanWatch);

  let runner = await start();
  const supervised = (async () => {
    while (!stopping.signal.aborted) {
      await runner.ended;
      await delay(restartAfter, undefined, stopping).catch(() => undefined); // cut short by stop()
      if (stopping.signal.aborted) break;
      try {
        runner = await start();
      } catch (error) {
        log.warn(error, 'cannot start the worker again'); // still no database: the ended runner stays, and the loop tries again
      }
    }
    await runner.stop();
  })();

  return {
    async stop() {
      stopping.abort();
      clearInterval(watch);
      const done = new AbortController();
      const overdue = delay(patience, undefined, done).then(
        () => runner.kill(),
        () => undefined,
      );
      await Promise.race([runner.stop().then(() => supervised), overdue]);
      done.abort();
    },
  };
}
