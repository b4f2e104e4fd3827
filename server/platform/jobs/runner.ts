import { EventEmitter } from 'node:events';
import { Logger as QueueLogger, parseCronItems, run, type Task, type WorkerEvents } from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { withoutMailboxes } from '../logged-error.ts';
import type { Job, JobTools } from './job.ts';
import { markAlive } from './orphans.ts';

export interface RunnerOptions {
  url: string;
  jobs: Job<object>[];
  tools: Omit<JobTools, 'lastTry'>;
  log: Logger;
  /** Jobs that this node runs at the same time. */
  concurrency: number;
}

export interface Runner {
  /** Settles, never rejects, when no job runs any more and every result is written. */
  ended: Promise<void>;
  /** Takes no new job and lets the running ones finish. */
  stop(): Promise<void>;
  /** Hands running jobs back to the queue. */
  kill(): Promise<void>;
}

/**
 * Milliseconds until all workers have noticed that the database is away, less than until their next look. A worker that is stopped between
 * two looks ends in order; one that is stopped in a look which fails prints the error past our log.
 */
const othersFailWithin = 500;

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The queue speaks through our log; its routine news is our debug level. */
export const speakThrough = (log: Logger) =>
  new QueueLogger(
    ({ jobId, taskIdentifier }) =>
      (level, text) =>
        log[levels[level]]({ jobId, job: taskIdentifier }, withoutMailboxes(text)),
  );

/**
 * Runs queued jobs on connections of its own until it is stopped or cannot look for jobs.
 * @throws the error of a database that cannot be reached
 */
export async function startRunner({ url, jobs, tools, log, concurrency }: RunnerOptions): Promise<Runner> {
  const pool = new Pool({ connectionString: url, application_name: 'kordon jobs', max: concurrency + 1 }); // one listens
  // From the first connection to the last: a lost one that nobody hears of ends the process.
  const lost = (error: unknown) => log.warn(error, 'a connection of the job worker was lost');
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));

  const events: WorkerEvents = new EventEmitter();
  markAlive(events);
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    events,
    logger: speakThrough(log),
    parsedCronItems: parseCronItems(jobs.flatMap(cronItemOf)),
    // Unbatched, results are written without being waited for: a stop would close the pool under the last of them, and a finished
    // job would run again when its lock expires, hours later.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, tools)])),
  }).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });

  const stop = () => runner.stop().catch(() => undefined); // rejected: it has ended by itself
  // A first look for jobs that failed would be remembered, and fail for ever, whatever becomes of the database.
  events.on('worker:getJob:error', () => setTimeout(() => void stop(), othersFailWithin).unref());
  const ended = runner.promise
    .catch((error: unknown) => log.warn(error, 'the job worker failed'))
    .then(() => pool.end());
  return {
    ended,
    async stop() {
      await stop();
      await ended;
    },
    kill: () => runner.kill('stopping'),
  };
}

const cronItemOf = ({ name, schedule, maxAttempts }: Job<object>) =>
  schedule ? [{ task: name, match: schedule, options: { maxAttempts, backfillPeriod: 0 } }] : [];

const taskOf =
  (job: Job<object>, tools: RunnerOptions['tools']): Task =>
  async (payload, { job: { id, attempts, max_attempts } }) => {
    const log = tools.log.child({ job: job.name, jobId: id, attempt: attempts });
    await job.run(await job.payload.validate(payload), { ...tools, log, lastTry: attempts >= max_attempts });
    log.info('job done');
  };
