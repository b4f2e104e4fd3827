import type { EntityManager } from 'typeorm';
import type { JobState } from '../../../common/enums.ts';

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

export function getJobState({ lockedAt, attempts, maxAttempts }: QueuedJob): JobState {
  if (lockedAt) return 'running';
  if (attempts >= maxAttempts) return 'failed';
  return attempts > 0 ? 'retrying' : 'waiting';
}

/**
 * Returns the jobs of the queue, oldest first.
 * @param options.failed only jobs that have used all their attempts and are not tried again
 * @param options.troubled failed jobs, and jobs that wait for another attempt after a failure
 */
export const listQueuedJobs = (
  db: EntityManager,
  { failed = false, troubled = false, limit }: { failed?: boolean; troubled?: boolean; limit?: number } = {},
): Promise<QueuedJob[]> =>
  db.query(
    `select id, task_identifier as name, attempts, max_attempts as "maxAttempts", run_at as "runAt",
       locked_at as "lockedAt", last_error as error
     from graphile_worker.jobs
     where (not $1 or (attempts >= max_attempts and locked_at is null)) and (not $2 or (attempts > 0 and locked_at is null))
     order by ($2 and attempts >= max_attempts) desc, run_at, id limit $3`,
    [failed, troubled, limit ?? null],
  );

export interface JobCounts extends Record<JobState, number> {
  /** How many seconds the job that has waited longest is overdue; 0 when none is due. */
  oldestDueSeconds: number;
}

/** Counts the jobs of all nodes by state. */
export async function countJobs(db: EntityManager): Promise<JobCounts> {
  const [counts] = await db.query<[JobCounts]>(
    `select count(*) filter (where locked_at is null and attempts = 0 and attempts < max_attempts)::int as waiting,
       count(*) filter (where locked_at is not null)::int as running,
       count(*) filter (where locked_at is null and attempts > 0 and attempts < max_attempts)::int as retrying,
       count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
       coalesce(extract(epoch from now() - min(run_at)
         filter (where locked_at is null and attempts < max_attempts and run_at < now())), 0)::float as "oldestDueSeconds"
     from graphile_worker.jobs`,
  );
  return counts;
}

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
