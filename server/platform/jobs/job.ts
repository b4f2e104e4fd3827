import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { ObjectSchema } from 'yup';
import type { FileStorage } from '../files/file-folder.ts';
import type { Mailer } from '../mail/mailer.ts';

/** Services that a job can use. */
export interface JobTools {
  db: EntityManager;
  files: FileStorage;
  mail: Mailer;
  /** Base URL of the site, for links in mails, and the address of the sales desk. */
  site: { publicUrl: string; salesEmail: string };
  log: Logger;
  /** True when the job is not retried if this attempt fails. */
  isLastAttempt: boolean;
}

export interface Job<Payload extends object> {
  /** Stored with queued jobs, so it must not change. */
  name: string;
  /** Should contain ids instead of data, so that the job reads current data when it runs. */
  payload: ObjectSchema<Payload>;
  /** Maximum number of attempts; the job waits e^n seconds after the nth, at most 6 hours. */
  maxAttempts: number;
  /** Crontab pattern in UTC. The queue then adds the job with an empty payload, once for all nodes. */
  schedule?: string;
  /** The first node that starts adds the job when its last time was missed, at most this many hours ago. */
  catchUpHours?: number;
  /** Must be idempotent: it may run more than once for the same payload. */
  run(payload: Payload, tools: JobTools): Promise<void>;
}

/** Declares a job. `startWorker` runs it, `addJob` queues it. */
export const defineJob = <Payload extends object>(job: Job<Payload>): Job<Payload> => job;

/**
 * Queues a job in the caller's transaction: it is rolled back with the transaction and runs only after the commit.
 * Works on every node, also on those without a worker.
 * @param options.key replaces a waiting job with the same key
 * @param options.delaySeconds with a key: the job runs this long after the first call, and further calls until then change nothing
 * @param options.runAt earliest time of a job without a key
 */
export async function addJob<Payload extends object>(
  tx: EntityManager,
  { name, payload, maxAttempts }: Pick<Job<Payload>, 'name' | 'payload' | 'maxAttempts'>,
  data: Payload,
  {
    key = null,
    delaySeconds = 0,
    runAt = null,
  }: { key?: string | null; delaySeconds?: number; runAt?: Date | null } = {},
): Promise<void> {
  const checked: unknown = payload.validateSync(data, { strict: true });
  await tx.query(
    `select from graphile_worker.add_job($1, payload := $2::json, max_attempts := $3::int, job_key := $4,
       run_at := coalesce($7, now() + make_interval(secs => $5)), job_key_mode := $6)`,
    [
      name,
      JSON.stringify(checked),
      maxAttempts,
      key,
      delaySeconds,
      delaySeconds ? 'preserve_run_at' : 'replace',
      runAt,
    ],
  );
}
