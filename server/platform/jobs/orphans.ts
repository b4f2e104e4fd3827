import type { WorkerEvents } from 'graphile-worker';
import type { EntityManager } from 'typeorm';

/**
 * Marks the jobs that a worker takes as those of a living process: an advisory lock on the worker's id, held by the connection on
 * which it listens. It ends with the process, however that ends; a connection that is lost and replaced takes it again.
 */
export function markAlive(events: WorkerEvents): void {
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // The worker is about to send its own LISTEN; a connection takes one query at a time.
    client.once('drain', () => {
      client.query('select pg_advisory_lock(hashtextextended($1, 0))', [workerPool.id]).catch(() => undefined); // lost again
    });
  });
}

/**
 * Hands back to the queue what workers had taken that are no more: by itself the queue waits four hours for them. Half a minute of
 * grace, because a worker may take its first job before its mark.
 */
export async function releaseOrphans(db: EntityManager): Promise<void> {
  await db.query(
    `select graphile_worker.force_unlock_workers(array_agg(worker))
     from (
       select distinct locked_by as worker from graphile_worker.jobs where locked_at < now() - interval '30 seconds'
     ) as workers
     where pg_try_advisory_xact_lock(hashtextextended(worker, 0))`,
  );
}
