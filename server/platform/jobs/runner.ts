import { EventEmitter } from 'node:events';
import { Logger as QueueLogger, parseCronItems, run, type Task, type WorkerEvents } from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { maskEmailAddresses } from '../log.ts';
import { isRejected } from '../mail/mailer.ts';
import type { Job, JobTools } from './job.ts';
import { holdWorkerLock } from './orphaned-jobs.ts';

export interface RunnerOptions {
  url: string;
  jobs: Job<object>[];
  tools: Omit<JobTools, 'isLastAttempt'>;
  log: Logger;
  /** Maximum number of jobs that run at the same time on this node. */
  concurrency: number;
}

interface Runner {
  /** Resolves, and never rejects, when no job is running and all results are written. */
  ended: Promise<void>;
  /** Takes no new jobs and waits for the running ones. */
  stop(): Promise<void>;
  /** Returns running jobs to the queue. */
  kill(): Promise<void>;
}

/**
 * Delay before stopping after a failed query for jobs. It is long enough for all workers to notice the outage, and
 * shorter than their poll interval: a worker that is stopped during a failing poll prints the error to the console
 * instead of our log.
 */
const STOP_DELAY_MS = 500;

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Creates a logger for graphile-worker that writes to our log; its info level becomes our debug level. */
export const createQueueLogger = (log: Logger) =>
  new QueueLogger(
    ({ jobId, taskIdentifier }) =>
      (level, text) =>
        log[levels[level]]({ jobId, job: taskIdentifier }, maskEmailAddresses(text)),
  );

/**
 * Runs queued jobs on a separate connection pool until it is stopped or polling for jobs fails.
 * @throws the connection error when the database cannot be reached
 */
export async function startRunner({ url, jobs, tools, log, concurrency }: RunnerOptions): Promise<Runner> {
  // One more connection than jobs, for LISTEN.
  const pool = new Pool({ connectionString: url, application_name: 'kordon jobs', max: concurrency + 1 });
  // Every connection needs a listener, because an unhandled error event would end the process.
  const onConnectionError = (error: unknown) => log.warn(error, 'a connection of the job worker was lost');
  pool.on('error', onConnectionError).on('connect', (client) => client.on('error', onConnectionError));

  const events: WorkerEvents = new EventEmitter();
  holdWorkerLock(events);
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    events,
    logger: createQueueLogger(log),
    parsedCronItems: parseCronItems(jobs.flatMap(toCronItems)),
    // A delay of 0 enables batching. Without batching, a stop does not wait for results that are being written: it
    // would close the pool, and finished jobs would run again when their locks expire hours later.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(jobs.map((job) => [job.name, createTask(job, tools)])),
  }).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });

  const stop = () => runner.stop().catch(() => undefined); // rejects when the runner has already ended
  // Stops after a failed poll: graphile-worker would repeat the error of a failed first poll forever, even when the
  // database is back.
  events.on('worker:getJob:error', () => setTimeout(() => void stop(), STOP_DELAY_MS).unref());
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

const toCronItems = ({ name, schedule, maxAttempts }: Job<object>) =>
  schedule ? [{ task: name, match: schedule, options: { maxAttempts, backfillPeriod: 0 } }] : [];

const createTask =
  (job: Job<object>, tools: RunnerOptions['tools']): Task =>
  async (payload, { job: { id, attempts, max_attempts } }) => {
    const log = tools.log.child({ job: job.name, jobId: id, attempt: attempts });
    try {
      await job.run(await job.payload.validate(payload), { ...tools, log, isLastAttempt: attempts >= max_attempts });
      log.info('job done');
    } catch (error) {
      if (!isRejected(error)) throw error;
      log.warn({ err: error }, 'the mail server has rejected a message: the job is not tried again');
      await storeFailedJob(tools.db, job, payload, maskEmailAddresses((error as Error).message));
    }
  };

/** Adds a job that has failed for good to the queue, where operators can list it and run it again. */
const storeFailedJob = (
  db: EntityManager,
  { name }: Job<object>,
  payload: unknown,
  message: string,
): Promise<unknown> =>
  db.query(
    `select graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job($1, payload := $2::json, max_attempts := 1)).id], $3)`,
    [name, JSON.stringify(payload), message],
  );
