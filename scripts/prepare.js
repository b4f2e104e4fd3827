/**
 * What `npm start`, `npm test` and `npm run dev` do before anything else. Runs on a fresh clone, so it imports nothing but Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const installed = 'node_modules/.installed';
const onWindows = process.platform === 'win32';

/** @param {string[]} inputs files and folders @returns {string} the same for the same names and contents */
function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} */
const filesBelow = (place) =>
  statSync(place).isDirectory()
    ? readdirSync(place)
        .sort()
        .flatMap((name) => filesBelow(path.join(place, name)))
    : [place];

/** Whether `stamp` was written for these inputs as they are now. @param {string} stamp @param {string} made */
const isFresh = (stamp, made) => existsSync(stamp) && readFileSync(stamp, 'utf8') === made;

/** @param {string} does @param {number} startedAt */
const tell = (does, startedAt) => console.log(`kordon: ${does}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);

/**
 * Runs a command, says how long it took, and ends this process where it fails.
 * @param {string} does said before it starts
 * @param {string} command @param {string[]} args
 */
export function run(does, command, args) {
  console.log(`kordon: ${does} …`);
  const startedAt = Date.now();
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: onWindows });
  if (error) throw error;
  if (status !== 0) {
    console.error(`kordon: ${does}: failed (${command} ${args.join(' ')})`);
    process.exit(status ?? 1);
  }
  tell(does, startedAt);
}

/**
 * Installs exactly what package-lock.json names, unless that was done before.
 * @param {'all' | 'product'} extent `product` leaves out what only tests and checks need (devDependencies), which is more than half
 */
export function install(extent = 'all') {
  const made = fingerprint(['package-lock.json']);
  const [lock, has = 'all'] = existsSync(installed) ? readFileSync(installed, 'utf8').split(' ') : ['', extent];
  const wanted = has === 'all' ? has : extent; // who has tested here will again
  if (lock === made && has === wanted) return;

  // `npm ci` begins by removing everything, so what stands there already is completed by `npm install`.
  const how = lock === made ? ['install', '--no-save'] : ['ci'];
  const what = wanted === 'all' ? '--include=dev' : '--omit=dev';
  // The lock names versions and checksums: what the cache knows of a package need not be asked for again.
  const quickly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  run('installing packages', 'npm', [...how, what, ...quickly]);
  writeFileSync(installed, `${made} ${wanted}`);
}

/**
 * @typedef {object} Part of what is built
 * @property {string} does
 * @property {string[]} inputs files and folders that it is made of
 * @property {string[]} [after] parts that have to be there before
 * @property {string[][]} steps commands, one after the other
 */

const everyBuild = ['common', 'package-lock.json'];
const papers = [
  ...everyBuild,
  ...['documents', 'site', 'ui', 'i18n/messages'].map((part) => `client/${part}`),
  'public/media',
];
const web = [...everyBuild, 'client', 'public', 'vite.config.ts', 'react-router.config.ts', 'scripts/shared-chunks.ts'];

/** @type {Record<string, Part>} */
const parts = {
  app: {
    does: 'compiling the server',
    inputs: [...everyBuild, 'server', '.swcrc', 'scripts/compile.js'],
    steps: [['node', 'scripts/compile.js']],
  },
  web: {
    does: 'bundling the pages',
    inputs: web,
    steps: [
      ['npx', 'react-router', 'build', '--logLevel', 'warn'],
      ['node', 'scripts/compress.js'],
    ],
  },
  papers: {
    does: 'printing the papers',
    inputs: papers,
    steps: [['node', '--import', './scripts/swc-hook.js', 'client/documents/make.ts']],
  },
  pages: {
    does: 'writing the pages',
    inputs: [...web, ...papers, 'scripts/prerender.js', 'scripts/page-weight.js'],
    after: ['web', 'papers'], // a page says how large its papers are
    steps: [
      ['node', '--import', './scripts/swc-hook.js', 'scripts/prerender.js'],
      ['node', 'scripts/page-weight.js'],
    ],
  },
  playground: {
    does: 'bundling the playground',
    inputs: [...everyBuild, 'client/playground', 'client/i18n/messages/tr', 'scripts/playground.js'],
    steps: [['node', 'scripts/playground.js']],
  },
};

/** Ends with `halt`; what it prints is kept for the case that it fails. @param {string[]} step @param {AbortSignal} signal */
async function carryOut([command = '', ...args], signal) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env, shell: onWindows, signal });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += part));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${printed}\nfailed: ${[command, ...args].join(' ')}`);
}

/**
 * Builds what is stale, at once where nothing has to wait: each part remembers what it was made from.
 * @param {string[]} wanted
 * @throws Error with what the failing step printed; the others are ended
 */
export async function build(wanted = Object.keys(parts)) {
  const halt = new AbortController();
  /** @type {Map<string, Promise<void>>} */
  const built = new Map();

  /** @param {string} name @param {Part} part */
  async function make(name, { does, inputs, after = [], steps }) {
    const stamp = `build/${name}.stamp`;
    const made = fingerprint(inputs);
    await Promise.all(after.map((other) => built.get(other)));
    if (isFresh(stamp, made)) return;
    rmSync(stamp, { force: true });
    console.log(`kordon: ${does} …`);
    const startedAt = Date.now();
    for (const step of steps) await carryOut(step, halt.signal);
    mkdirSync('build', { recursive: true });
    writeFileSync(stamp, made);
    tell(does, startedAt);
  }
  for (const [name, part] of Object.entries(parts)) if (wanted.includes(name)) built.set(name, make(name, part));
  try {
    await Promise.all(built.values());
  } catch (error) {
    halt.abort();
    throw error;
  }
}
