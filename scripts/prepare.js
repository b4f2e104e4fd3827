/**
 * Installs packages and builds what is out of date, for `npm start`, `npm test`, `npm run dev` and others. It runs on a fresh clone, so it may
 * import only Node's own modules.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const installStamp = 'node_modules/.installed';
const isWindows = process.platform === 'win32';

/** Returns a hash of the names and contents of files. @param {string[]} inputs files and folders @returns {string} */
function hashFiles(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(listFiles)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns the files below a folder, sorted, or the file itself. @param {string} target @returns {string[]} */
export const listFiles = (target) =>
  statSync(target).isDirectory()
    ? readdirSync(target)
        .sort()
        .flatMap((name) => listFiles(path.join(target, name)))
    : [target];

/** Returns whether `stamp` was written for the same inputs. @param {string} stamp @param {string} hash */
const isUpToDate = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/** @param {string} task @param {number} startedAt */
const printDuration = (task, startedAt) =>
  console.log(`kordon: ${task}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);

/**
 * Runs a command and prints its duration. Exits with the status of the command when it fails.
 * @param {string} task printed before the command starts
 * @param {string} command @param {string[]} args
 */
export function run(task, command, args) {
  console.log(`kordon: ${task} …`);
  const startedAt = Date.now();
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: isWindows });
  if (error) throw error;
  if (status !== 0) {
    console.error(`kordon: ${task}: failed (${command} ${args.join(' ')})`);
    process.exit(status ?? 1);
  }
  printDuration(task, startedAt);
}

/**
 * Installs the packages of package-lock.json, unless they are already installed.
 * @param {'all' | 'product'} extent `product` leaves out devDependencies, which only tests and checks need: more than half of all packages
 */
export function install(extent = 'all') {
  const hash = hashFiles(['package-lock.json']);
  const [installedHash, installedExtent = 'all'] = existsSync(installStamp)
    ? readFileSync(installStamp, 'utf8').split(' ')
    : ['', existsSync('node_modules') ? 'all' : extent]; // after a plain `npm ci`
  const wantedExtent = installedExtent === 'all' ? 'all' : extent; // devDependencies are not removed again
  if (installedHash === hash && installedExtent === wantedExtent) return;

  // `npm ci` first removes everything, so `npm install` is used to add devDependencies to an up-to-date installation.
  const command = installedHash === hash ? ['install', '--no-save'] : ['ci'];
  const devOption = wantedExtent === 'all' ? '--include=dev' : '--omit=dev';
  // The lock file has versions and checksums, so cached packages need no revalidation.
  const fast = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  run('installing packages', 'npm', [...command, devOption, ...fast]);
  writeFileSync(installStamp, `${hash} ${wantedExtent}`);
}

/**
 * @typedef {object} Part a part of the build
 * @property {string} task printed while it is built
 * @property {string[]} inputs source files and folders
 * @property {string[]} [after] parts that have to be built before
 * @property {string[][]} steps commands that run in sequence
 */

const runTypeScript = ['node', '--import', './scripts/swc-hook.js'];
const commonInputs = ['common', 'package-lock.json'];
const documents = [
  ...commonInputs,
  ...['documents', 'site', 'ui', 'i18n/messages'].map((part) => `client/${part}`),
  'public/media',
];
const web = [
  ...commonInputs,
  'client',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/shared-chunks.ts',
  'scripts/trim-manifest.ts',
];

/** @type {Record<string, Part>} */
const parts = {
  app: {
    task: 'compiling the server',
    inputs: [...commonInputs, 'server', '.swcrc', 'scripts/compile.ts'],
    steps: [[...runTypeScript, 'scripts/compile.ts']],
  },
  web: {
    task: 'bundling the pages',
    inputs: web,
    steps: [
      ['npx', 'react-router', 'build', '--logLevel', 'warn'],
      [...runTypeScript, 'scripts/trim-manifest.ts'],
      [...runTypeScript, 'scripts/compress.ts'],
    ],
  },
  documents: {
    task: 'printing the documents',
    inputs: documents,
    steps: [[...runTypeScript, 'client/documents/build-documents.ts']],
  },
  pages: {
    task: 'writing the pages',
    inputs: [...web, ...documents, 'scripts/prerender.ts', 'scripts/page-weight.ts'],
    after: ['web', 'documents'], // a page shows the sizes of its documents
    steps: [
      [...runTypeScript, 'scripts/prerender.ts'],
      [...runTypeScript, 'scripts/page-weight.ts'],
    ],
  },
  playground: {
    task: 'bundling the playground',
    inputs: [...commonInputs, 'client/playground', 'client/i18n/messages/tr', 'scripts/playground.ts'],
    steps: [[...runTypeScript, 'scripts/playground.ts']],
  },
};

/** Runs a command and shows its output only when it fails. @param {string[]} step @param {AbortSignal} signal */
async function runStep([command = '', ...args], signal) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env, shell: isWindows, signal });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${output}\nfailed: ${[command, ...args].join(' ')}`);
}

/**
 * Builds the parts whose inputs have changed since the last build, in parallel where possible.
 * @param {string[]} names parts to build
 * @throws Error with the output of the failed step; the other parts are aborted
 */
export async function build(names = Object.keys(parts)) {
  const settings = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const demoBrand = (process.env.DEMO_BRAND ??= settings.DEMO_BRAND ?? 'on'); // the built pages depend on it
  const abort = new AbortController();
  /** @type {Map<string, Promise<void>>} */
  const built = new Map();

  /** @param {string} name @param {Part} part */
  async function buildPart(name, { task, inputs, after = [], steps }) {
    const stamp = `build/${name}.stamp`;
    const hash = hashFiles(inputs) + demoBrand;
    await Promise.all(after.map((dependency) => built.get(dependency)));
    if (isUpToDate(stamp, hash)) return;
    rmSync(stamp, { force: true });
    console.log(`kordon: ${task} …`);
    const startedAt = Date.now();
    for (const step of steps) await runStep(step, abort.signal);
    mkdirSync('build', { recursive: true });
    writeFileSync(stamp, hash);
    printDuration(task, startedAt);
  }
  for (const [name, part] of Object.entries(parts)) if (names.includes(name)) built.set(name, buildPart(name, part));
  try {
    await Promise.all(built.values());
  } catch (error) {
    abort.abort();
    throw error;
  }
}
