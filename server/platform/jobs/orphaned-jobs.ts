import type { WorkerEvents } from 'graphile-worker';
import type { EntityManager } from 'typeorm';

/**
 * Marks a worker as alive by an advisory lock on its id, held by its LISTEN connection. PostgreSQL releases the lock
 * when the process ends for any reason; a replaced connection takes it again.
 */
export function holdWorkerLock(events: WorkerEvents): void {
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // Waits until the worker has sent its LISTEN, because a connection runs one query at a time.
    client.once('drain', () => {
      // Fails only when this connection is lost, too; its replacement takes the lock.
      client.query('select pg_advisory_lock(hashtextextended($1, 0))', [workerPool.id]).catch(() => undefined);
    });
  });
}

/**
 * Returns jobs of dead workers to the queue, which would otherwise wait four hours for them. Jobs are left alone for
 * the first 30 seconds, because a worker may take its first job before it holds the lock.
 */
export async function releaseOrphanedJobs(db: EntityManager): Promise<void> {
  await db.query(
    `select graphile_worker.force_unlock_workers(array_agg(worker))
     from (
       select distinct locked_by as worker from graphile_worker.jobs where locked_at < now() - interval '30 seconds'
     ) as workers
     where pg_try_advisory_xact_lock(hashtextextended(worker, 0))`,
  );
}
