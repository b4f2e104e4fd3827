import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { ObjectSchema } from 'yup';
import type { Mailer } from '../mail/mailer.ts';

/** What a job may use while it runs. */
export interface JobTools {
  db: EntityManager;
  mail: Mailer;
  /** Where the site is and who gets its mail, for what a message links to. */
  site: { publicUrl: string; salesEmail: string };
  log: Logger;
  /** Nobody tries again after this one. */
  lastTry: boolean;
}

export interface Job<Payload extends object> {
  /** Known to the database: a queued job keeps the name it was added under. */
  name: string;
  /** Ids rather than data, so that the job reads what is true when it runs. */
  payload: ObjectSchema<Payload>;
  /** Tries before the job is given up; it waits e^n seconds after the nth, 6 hours at most. */
  maxAttempts: number;
  /** Crontab pattern, in UTC: the queue adds the job by itself then, once whatever the number of nodes, with an empty payload. */
  schedule?: string;
  /** May run more than once for one payload: a second run must do no harm. */
  run(payload: Payload, tools: JobTools): Promise<void>;
}

/** Declares a job; give it to `startWorker` and queue it by `addJob`. */
export const defineJob = <Payload extends object>(job: Job<Payload>): Job<Payload> => job;

/**
 * Queues a job in the caller's transaction: rolled back with it, and seen by no worker before it commits. Works on every node,
 * also on one that runs no worker.
 * @param options.key a job of the same key that still waits is replaced
 */
export async function addJob<Payload extends object>(
  tx: EntityManager,
  { name, payload, maxAttempts }: Pick<Job<Payload>, 'name' | 'payload' | 'maxAttempts'>,
  data: Payload,
  { key = null }: { key?: string | null } = {},
): Promise<void> {
  const checked: unknown = payload.validateSync(data, { strict: true });
  await tx.query(
    'select from graphile_worker.add_job($1, payload := $2::json, max_attempts := $3::int, job_key := $4)',
    [name, JSON.stringify(checked), maxAttempts, key],
  );
}
