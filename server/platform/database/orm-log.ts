import type { Logger } from 'pino';
import type { Logger as OrmLogger } from 'typeorm';

const ignore = () => {};

/**
 * What TypeORM reports and nobody else does. Never a query's parameters, which are people's data; an error is thrown as well,
 * and told where it is caught.
 */
export const ormLog = (log?: Logger): OrmLogger => ({
  logQuerySlow: (milliseconds, query) => log?.warn({ milliseconds, query }, 'slow query'),
  logQuery: ignore,
  logQueryError: ignore,
  logSchemaBuild: ignore,
  logMigration: ignore,
  log: ignore,
});
