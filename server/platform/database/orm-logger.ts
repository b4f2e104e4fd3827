import type { Logger } from 'pino';
import type { Logger as OrmLogger } from 'typeorm';

const ignore = () => {};

/**
 * Creates TypeORM's logger, which logs slow queries only. Parameters are never logged, because they contain personal data; errors are logged
 * where they are caught.
 */
export const createOrmLogger = (log?: Logger): OrmLogger => ({
  logQuerySlow: (milliseconds, query) => log?.warn({ milliseconds, query }, 'slow query'),
  logQuery: ignore,
  logQueryError: ignore,
  logSchemaBuild: ignore,
  logMigration: ignore,
  log: ignore,
});
