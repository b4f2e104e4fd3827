/**
 * npm run demo-data [-- --quotes <number> [--until <day>]]: the demo story on an empty database, or so many anonymous requests on top of what is
 * there. On the database of DATABASE_URL, or on the embedded one while the server is stopped.
 */
import { install } from './prepare.js';

install('product');
await import('./swc-hook.js');
await import('../server/demo-data.ts');
