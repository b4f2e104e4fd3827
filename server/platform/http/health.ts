import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

/** Milliseconds within which the database has to answer. */
const patience = 2_000;

/**
 * For whoever supervises the process: /health/live answers while it runs, /health/ready while it should be sent visitors.
 * @param isStopping from then on it is not ready
 */
export function healthRoutes(db: DataSource, isStopping: () => boolean): Router {
  return Router()
    .get('/health/live', (_request, response) => void response.json({ status: 'ok' }))
    .get('/health/ready', async (request, response) => {
      const trouble = isStopping() ? 'stopping' : await databaseTrouble(db, request.log);
      response.status(trouble ? 503 : 200).json({ status: trouble ?? 'ok' });
    });
}

async function databaseTrouble(db: DataSource, log: Logger): Promise<'database' | undefined> {
  try {
    await Promise.race([
      db.query('select'),
      delay(patience, undefined, { ref: false }).then(() => {
        throw new Error(`no answer within ${patience} ms`);
      }),
    ]);
    return undefined;
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer');
    return 'database';
  }
}
