/**
 * npm run reset-second-factor -- selin@kordon.example: ends the second factor and the sessions of one who has lost phone and recovery codes,
 * and tells them by mail. On the database of DATABASE_URL, or on the embedded one while the server is stopped.
 */
import { install } from './prepare.js';

install('product');
await import('./swc-hook.js');
await import('../server/cli/reset-second-factor.ts');
