/**
 * `node scripts/run.js [--product] FILE [arguments]` runs a TypeScript file after it has installed the missing packages: all of them, or with
 * --product only those of the product. The npm scripts use it.
 *
 * Node.js 20 runs no TypeScript, so these few scripts are JavaScript with types in comments, which `npm run check` checks: run.js, prepare.js
 * and start.js, which run before any package is installed; swc-hook.js and swc-loader.js, which load TypeScript; longest-first.js and
 * tools/bench/peers/postgraphile.js, which other programs load without that hook; and collect-garbage.js, because a server whose memory is
 * measured must not contain the hook.
 */
import { pathToFileURL } from 'node:url';
import { install } from './prepare.js';

const [node = '', , ...args] = process.argv;
const isProduct = args[0] === '--product';
const [file, ...rest] = isProduct ? args.slice(1) : args;
if (!file) throw new Error('Usage: node scripts/run.js [--product] FILE [arguments]');

install(isProduct ? 'product' : 'all');
process.argv = [node, file, ...rest];
await import('./swc-hook.js');
await import(pathToFileURL(file).href);
