import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { version } from '../../../common/version.ts';

/** The database is reported as unavailable when it takes longer to answer. */
const DATABASE_TIMEOUT_MS = 2_000;
/** The result of a successful write is reused for this long, because the endpoint is public and each write flushes the disk. */
const WRITE_VALID_MS = 10_000;
/** A page of PostgreSQL; random bytes, which it cannot compress, so that the write needs space on the disk. */
const WRITE_BYTES = 8_192;

/** Why a server should receive no requests. */
type Problem = 'stopping' | 'database' | 'writes';

/** Returns why this server should receive no requests; undefined when it should. */
export type CheckReadiness = (log: Logger) => Promise<Problem | undefined>;

/**
 * Creates the check of readiness: the database answers, and accepts writes. It refuses them on a full disk, and after a failover to a standby.
 * @param isStopping returns true once the shutdown has begun
 */
export function createReadinessCheck(db: DataSource, isStopping: () => boolean): CheckReadiness {
  let write: { started: number; result: Promise<unknown> } | undefined;
  /** Requests share one write. */
  async function checkWrites(): Promise<void> {
    if (!write || performance.now() - write.started > WRITE_VALID_MS)
      write = { started: performance.now(), result: writeAndRemove(db) };
    const current = write;
    try {
      await withTimeout(current.result);
    } catch (error) {
      if (write === current) write = undefined; // the next request tries again
      throw error;
    }
  }
  return async (log) => {
    if (isStopping()) return 'stopping';
    try {
      await withTimeout(db.query('select'));
    } catch (error) {
      log.warn({ err: error }, 'not ready: the database does not answer');
      return 'database';
    }
    try {
      await checkWrites();
    } catch (error) {
      log.warn({ err: error }, 'not ready: the database accepts no writes');
      return 'writes';
    }
    return undefined;
  };
}

/** Writes a large object and removes it in the same transaction: it needs no table, and neither readers nor dumps see it. */
const writeAndRemove = (db: DataSource): Promise<unknown> =>
  db.query('select lo_unlink(lo_from_bytea(0, $1))', [randomBytes(WRITE_BYTES)]);

const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    delay(DATABASE_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`no answer within ${DATABASE_TIMEOUT_MS} ms`);
    }),
  ]);

/**
 * Health checks for load balancers and process supervisors: /health/live returns 200 while the process runs,
 * /health/ready while it can accept requests.
 */
export const healthRoutes = (checkReadiness: CheckReadiness): Router =>
  Router()
    .get('/health/live', (_request, response) => void response.json({ status: 'ok', version }))
    .get('/health/ready', async (request, response) => {
      const problem = await checkReadiness(request.log);
      response.status(problem ? 503 : 200).json({ status: problem ?? 'ok', version });
    });
