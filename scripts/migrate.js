/**
 * npm run migrate [-- up | down | list]: runs what is pending, undoes the latest migration, or only tells. On the database of
 * DATABASE_URL, or on the embedded one while the server is stopped.
 */
import { install } from './prepare.js';

install('product');
await import('./swc-hook.js');
await import('../server/cli/migrate.ts');
