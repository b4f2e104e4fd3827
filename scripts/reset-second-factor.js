/**
 * npm run reset-second-factor -- selin@kordon.example: removes the second factor of a user who has lost phone and recovery codes, ends their
 * sessions and notifies them by mail. Uses DATABASE_URL, or the embedded database while the server is stopped.
 */
import { install } from './prepare.js';

install('product');
await import('./swc-hook.js');
await import('../server/cli/reset-second-factor.ts');
