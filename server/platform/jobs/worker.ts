import { setTimeout as delay } from 'node:timers/promises';
import { Logger as WorkerLogger, run, runMigrations, type Runner, type Task } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Job, JobTools } from './job.ts';

/** How long a stop waits for running jobs before they are handed back to the queue. */
const patience = 10_000;
/** Pause before a worker that lost its database tries again. */
const restartAfter = 5_000;
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The queue speaks through our log; its routine news is our debug level. */
const speakThrough = (log: Logger) =>
  new WorkerLogger(
    ({ jobId, taskIdentifier }) =>
      (level, text) =>
        log[levels[level]]({ jobId, job: taskIdentifier }, text),
  );

/**
 * Creates or updates the queue's own schema, `graphile_worker`. Every node does it at its start, before `addJob` may be called;
 * several at once are safe.
 */
export const migrateJobs = (url: string, log: Logger): Promise<void> =>
  runMigrations({ connectionString: url, logger: speakThrough(log) });

export interface WorkerOptions {
  url: string;
  jobs: Job<object>[];
  tools: JobTools;
  log: Logger;
  /** Jobs that this node runs at the same time. */
  concurrency?: number;
}

/**
 * Runs queued jobs until it is stopped, through any outage of the database: a job that fails is tried again later, a payload that its
 * schema refuses fails like any other job.
 * @returns `stop` takes no new job, lets the running ones finish and hands back what takes longer than ten seconds
 */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { url, jobs, tools, log, concurrency = 4 } = options;
  const stopping = new AbortController();
  const start = () =>
    run({
      connectionString: url,
      concurrency,
      maxPoolSize: concurrency + 1, // one connection more, which listens for new jobs
      noHandleSignals: true,
      logger: speakThrough(log),
      parsedCronItems: [],
      // Unbatched, results are written without being waited for: a stop would close the pool under the last of them, and a finished
      // job would run again when its lock expires, hours later.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, tools)])),
    });

  let runner: Runner = await start();
  const kept = (async () => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((error: unknown) => log.error(error, 'the job worker ended'));
      if (stopping.signal.aborted) return;
      await delay(restartAfter, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) runner = await start().catch(() => runner); // still no database: the ended one, again
    }
  })();

  return {
    async stop() {
      stopping.abort();
      const ended = new AbortController();
      const overdue = delay(patience, undefined, { signal: ended.signal }).then(
        () => runner.kill('stopping'),
        () => undefined,
      );
      await Promise.race([runner.stop().catch(() => undefined), overdue]); // rejected: it had ended by itself
      ended.abort();
      await kept;
    },
  };
}

const taskOf =
  (job: Job<object>, tools: JobTools): Task =>
  async (payload, { job: { id, attempts } }) => {
    const log = tools.log.child({ job: job.name, jobId: id, attempt: attempts });
    await job.run(await job.payload.validate(payload), { ...tools, log });
    log.info('job done');
  };
