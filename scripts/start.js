/** npm start: installs and builds what is missing, then runs the product in this process, so that signals reach it. */
import { build, install } from './prepare.js';

install();
build();
process.env['NODE_ENV'] ??= 'production';
await import('../build/app/server/main.js');
