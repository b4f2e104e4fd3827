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

/** Most jobs whose result may be lost at once: those that run at the same time on a node, with a reserve. */
const MAX_UNRECORDED_JOBS = 100;

/** Jobs that this process has done lately, by id, with the worker that did them. */
export class DoneJobs {
  readonly #workers = new Map<string, string>();

  add(id: string, worker: string): void {
    this.#workers.set(id, worker);
    for (const oldest of this.#workers.keys()) {
      if (this.#workers.size <= MAX_UNRECORDED_JOBS) break;
      this.#workers.delete(oldest);
    }
  }

  /**
   * Removes these jobs from the queue. Those whose result was lost with the connection would otherwise run again, and send their mail again.
   * No worker of this process may be running.
   */
  async record(db: EntityManager): Promise<void> {
    await db.transaction(async (tx) => {
      await tx.query('select graphile_worker.force_unlock_workers($1)', [[...new Set(this.#workers.values())]]);
      await tx.query('select graphile_worker.complete_jobs($1)', [[...this.#workers.keys()]]);
    });
    this.#workers.clear();
  }
}
