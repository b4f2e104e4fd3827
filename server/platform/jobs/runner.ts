import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger as QueueLogger, parseCronItems, run, type Task, type WorkerEvents } from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Histogram } from 'prom-client';
import type { EntityManager } from 'typeorm';
import { poolSettings } from '../database/servers.ts';
import { maskEmailAddresses } from '../log.ts';
import { isRejected } from '../mail/mailer.ts';
import type { Job, JobTools } from './job.ts';
import { holdWorkerLock, type DoneJobs } from './orphaned-jobs.ts';

export interface RunnerOptions {
  url: string;
  jobs: Job<object>[];
  tools: Omit<JobTools, 'isLastAttempt'>;
  log: Logger;
  /** Gets the duration of each attempt. */
  times?: JobTimes | undefined;
  /** Maximum number of jobs that run at the same time on this node. */
  concurrency: number;
  /** Gets the jobs that are done. */
  done: DoneJobs;
}

export type JobTimes = Histogram<'job' | 'outcome'>;

interface Runner {
  /** Resolves, and never rejects, when no job is running and all results are written. */
  ended: Promise<void>;
  /** Takes no new jobs and waits for the running ones. */
  stop(): Promise<void>;
  /** Returns running jobs to the queue. */
  kill(): Promise<void>;
}

/**
 * Delay before stopping after a failed query for jobs. It is long enough for most workers to notice the outage, and
 * shorter than their poll interval: a worker that is stopped during a failing poll also prints the error to the console.
 */
const STOP_DELAY_MS = 500;

/**
 * How long results may take to be written after the last job. graphile-worker would wait for ever after it has failed to write two of them, and
 * it does not try again (graphile/worker, issue 636).
 */
const RESULTS_LIMIT_MS = 5_000;

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

interface Failure {
  failure: true;
  error: unknown;
  /** In milliseconds. */
  duration: number;
  job: { id: string; task_identifier: string; attempts: number; max_attempts: number };
}

const isFailure = (meta: object | undefined): meta is Failure => meta !== undefined && 'failure' in meta;

/** Creates a logger for graphile-worker that writes to our log; its info level becomes our debug level. */
export const createQueueLogger = (log: Logger) =>
  new QueueLogger(({ jobId, taskIdentifier }) => (level, text, meta) => {
    if (isFailure(meta)) logFailure(log, meta);
    else log[levels[level]]({ jobId, job: taskIdentifier }, maskEmailAddresses(text));
  });

/** Logs a failed attempt: a warning as long as the job is tried again. */
function logFailure(log: Logger, { job, error, duration }: Failure): void {
  const { id: jobId, task_identifier: name, attempts: attempt, max_attempts: maxAttempts } = job;
  const fields = { job: name, jobId, attempt, maxAttempts, milliseconds: Math.round(duration), err: error };
  if (attempt < maxAttempts) log.warn(fields, 'job failed: it is tried again');
  else log.error(fields, 'job failed for good');
}

/**
 * Runs queued jobs on a separate connection pool until it is stopped or polling for jobs fails.
 * @throws the connection error when the database cannot be reached
 */
export async function startRunner({ url, jobs, tools, log, times, concurrency, done }: RunnerOptions): Promise<Runner> {
  // One more connection than jobs, for LISTEN.
  const pool = new Pool({ ...poolSettings(url), application_name: 'kordon jobs', max: concurrency + 1 });
  // Every connection needs a listener, because an unhandled error event would end the process.
  const onConnectionError = (error: unknown) => log.warn(error, 'a connection of the job worker was lost');
  pool.on('error', onConnectionError).on('connect', (client) => client.on('error', onConnectionError));

  const events: WorkerEvents = new EventEmitter();
  holdWorkerLock(events);
  const running = new Set<Promise<void>>();
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
    taskList: Object.fromEntries(jobs.map((job) => [job.name, createTask(job, { tools, times, done, running })])),
  }).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });

  const finished = runner.promise.catch((error: unknown) => log.warn(error, 'the job worker failed'));
  async function waitForResults() {
    do {
      await Promise.allSettled(running);
      await delay(RESULTS_LIMIT_MS, undefined, { ref: false });
    } while (running.size > 0); // a last job may have been on its way from the database
  }
  let finish = () => {};
  const ended = new Promise<void>((resolve) => (finish = resolve)).then(() => pool.end());
  void finished.then(finish);
  async function stop() {
    void runner.stop().catch(() => undefined); // rejects when the runner has already ended
    await Promise.race([finished, waitForResults()]);
    finish();
    await ended;
  }
  // Stops after a failed poll: graphile-worker would repeat the error of a failed first poll forever, even when the
  // database is back.
  events.on('worker:getJob:error', () => setTimeout(() => void stop(), STOP_DELAY_MS).unref());
  events.on('pool:fatalError', () => void stop());
  return { ended, stop, kill: () => runner.kill('stopping') };
}

const toCronItems = ({ name, schedule, catchUpHours = 0, maxAttempts }: Job<object>) =>
  schedule ? [{ task: name, match: schedule, options: { maxAttempts, backfillPeriod: catchUpHours * 3_600_000 } }] : [];

type TaskOptions = Pick<RunnerOptions, 'tools' | 'times' | 'done'> & { running: Set<Promise<void>> };

function createTask(job: Job<object>, { tools, times, done, running }: TaskOptions): Task {
  const run: Task = async (payload, { job: { id, attempts, max_attempts, locked_by } }) => {
    const log = tools.log.child({ job: job.name, jobId: id, attempt: attempts });
    const stopTimer = times?.startTimer({ job: job.name });
    try {
      await job.run(await job.payload.validate(payload), { ...tools, log, isLastAttempt: attempts >= max_attempts });
      if (locked_by) done.add(id, locked_by);
      stopTimer?.({ outcome: 'done' });
      log.info('job done');
    } catch (error) {
      stopTimer?.({ outcome: 'failed' });
      if (!isRejected(error)) throw error;
      log.warn({ err: error }, 'the mail server has rejected a message: the job is not tried again');
      await storeFailedJob(tools.db, job, payload, maskEmailAddresses((error as Error).message));
    }
  };
  return (payload, helpers) => {
    const attempt = Promise.resolve(run(payload, helpers)).then(() => undefined);
    running.add(attempt);
    return attempt.finally(() => running.delete(attempt));
  };
}

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
