import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

/** The database is reported as unavailable when it takes longer to answer. */
const DATABASE_TIMEOUT_MS = 2_000;

/**
 * Health checks for load balancers and process supervisors: /health/live returns 200 while the process runs,
 * /health/ready while it can accept requests.
 * @param isStopping returns true once the shutdown has begun; /health/ready then returns 503
 */
export function healthRoutes(db: DataSource, isStopping: () => boolean): Router {
  return Router()
    .get('/health/live', (_request, response) => void response.json({ status: 'ok' }))
    .get('/health/ready', async (request, response) => {
      const problem = isStopping() ? 'stopping' : await findDatabaseProblem(db, request.log);
      response.status(problem ? 503 : 200).json({ status: problem ?? 'ok' });
    });
}

async function findDatabaseProblem(db: DataSource, log: Logger): Promise<'database' | undefined> {
  try {
    await Promise.race([
      db.query('select'),
      delay(DATABASE_TIMEOUT_MS, undefined, { ref: false }).then(() => {
        throw new Error(`no answer within ${DATABASE_TIMEOUT_MS} ms`);
      }),
    ]);
    return undefined;
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer');
    return 'database';
  }
}
