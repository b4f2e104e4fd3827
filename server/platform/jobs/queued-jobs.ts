import type { EntityManager } from 'typeorm';

/** A job that is waiting, running or has failed; finished jobs are deleted. */
export interface QueuedJob {
  id: string;
  name: string;
  attempts: number;
  maxAttempts: number;
  /** When it runs next. */
  runAt: Date;
  /** Set while a worker runs it. */
  lockedAt: Date | null;
  /** Message of the last failed attempt. */
  error: string | null;
}

/**
 * Returns the jobs of the queue, oldest first.
 * @param options.failed only jobs that have used all their attempts and are not tried again
 */
export const listQueuedJobs = (db: EntityManager, { failed = false } = {}): Promise<QueuedJob[]> =>
  db.query(
    `select id, task_identifier as name, attempts, max_attempts as "maxAttempts", run_at as "runAt",
       locked_at as "lockedAt", last_error as error
     from graphile_worker.jobs where not $1 or (attempts >= max_attempts and locked_at is null)
     order by run_at, id`,
    [failed],
  );

/** Runs waiting and failed jobs now, with all their attempts. @returns the ids of the jobs; running and unknown ones are left out */
export const retryJobs = (db: EntityManager, ids: readonly string[]): Promise<string[]> =>
  selectIds(db, 'graphile_worker.reschedule_jobs($1::bigint[], run_at => now(), attempts => 0)', ids);

/** Removes waiting and failed jobs without running them. @returns the ids of the jobs; running and unknown ones are left out */
export const discardJobs = (db: EntityManager, ids: readonly string[]): Promise<string[]> =>
  selectIds(db, 'graphile_worker.complete_jobs($1::bigint[])', ids);

async function selectIds(db: EntityManager, call: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(`select id from ${call}`, [ids]);
  return rows.map(({ id }) => id);
}
