/**
 * npm run migrate [-- up | down | list]: runs pending migrations, undoes the latest one, or lists their state. Uses DATABASE_URL, or the
 * embedded database while the server is stopped.
 */
import { install } from './prepare.js';

install('product');
await import('./swc-hook.js');
await import('../server/cli/migrate.ts');
