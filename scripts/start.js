/**
 * npm start: installs and builds what is missing, then runs the product in this process, so that it receives signals. The database is prepared
 * while the pages are still being built.
 */
import { pathToFileURL } from 'node:url';
import { build, install } from './prepare.js';

install('product');
process.env['NODE_ENV'] ??= 'production';
const pages = build(['web', 'documents', 'pages', 'playground']);
pages.catch(() => {}); // run() awaits the promise and reports the error
await build(['app']);
const { run } = await import(pathToFileURL('build/app/server/main.js').href);
await run(pages);
