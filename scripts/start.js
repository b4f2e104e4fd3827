/**
 * npm start: installs and builds what is missing, then runs the product in this process, so that signals reach it. Where pages are
 * still being built, the database is made beside them.
 */
import { pathToFileURL } from 'node:url';
import { build, install } from './prepare.js';

install('product');
process.env['NODE_ENV'] ??= 'production';
const pages = build(['web', 'papers', 'pages', 'playground']);
pages.catch(() => {}); // whoever waits for them hears of it
await build(['app']);
const { run } = await import(pathToFileURL('build/app/server/main.js').href);
await run(pages);
