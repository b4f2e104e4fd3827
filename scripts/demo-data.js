/**
 * npm run demo-data [-- --quotes <number> [--until <day>]]: the demo story on an empty database, or so many anonymous requests on top of what is
 * there. On the database of DATABASE_URL, or on the embedded one while the server is stopped.
 */
import { install } from './prepare.js';

install('product');
await import('./swc-hook.js');
// So many at once are for measuring, and no part of the product.
await (process.argv.length > 2 ? import('../tools/demo-bulk/main.ts') : import('../server/cli/demo-data.ts'));
