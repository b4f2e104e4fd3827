/** npm start: installs and builds what is missing, then runs the product in this process, so that signals reach it. */
import { pathToFileURL } from 'node:url';
import { build, install } from './prepare.js';

install();
build();
process.env['NODE_ENV'] ??= 'production';
await import(pathToFileURL('build/app/server/main.js').href);
