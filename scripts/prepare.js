/**
 * What `npm start`, `npm test` and `npm run dev` do before anything else. Runs on a fresh clone, so it imports nothing but Node.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile();

const installed = 'node_modules/.installed';

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

/**
 * Runs a step and says how long it took; what it prints is shown where it fails, or as it comes.
 * @param {string} does said before it starts
 * @param {string} command @param {string[]} args
 * @param {'inherit' | 'pipe'} output
 */
export function run(does, command, args, output = 'inherit') {
  console.log(`kordon: ${does} …`);
  const startedAt = Date.now();
  const shell = process.platform === 'win32';
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    stdio: ['ignore', output, output],
    encoding: 'utf8',
    shell,
  });
  if (error) throw error;
  if (status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}kordon: ${does}: failed (${command} ${args.join(' ')})`);
    process.exit(status ?? 1);
  }
  console.log(`kordon: ${does}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Installs exactly what package-lock.json names, unless that was done before. */
export function install() {
  const made = fingerprint(['package-lock.json']);
  if (isFresh(installed, made)) return;
  run('installing packages', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(installed, made);
}

const everyBuild = ['common', 'package-lock.json'];
const builds = {
  /** Before the pages, which say how large each is. */
  papers: {
    does: 'printing the papers',
    inputs: [
      ...everyBuild,
      ...['papers', 'site', 'ui', 'i18n/messages'].map((part) => `client/${part}`),
      'public/media',
    ],
    steps: [['node', '--import', './scripts/swc-hook.js', 'client/papers/make.ts']],
  },
  web: {
    does: 'building the pages',
    inputs: [...everyBuild, 'client', 'public', 'vite.config.ts', 'react-router.config.ts', 'scripts/shared-chunks.ts'],
    steps: [
      ['npx', 'react-router', 'build', '--logLevel', 'warn'],
      ['node', 'scripts/compress.js'],
      ['node', 'scripts/page-weight.js'],
    ],
  },
  playground: {
    does: 'bundling the playground',
    inputs: [...everyBuild, 'client/playground', 'client/i18n/messages/tr', 'scripts/playground.js'],
    steps: [['node', 'scripts/playground.js']],
  },
  app: {
    does: 'compiling the server',
    inputs: [...everyBuild, 'server', '.swcrc'],
    steps: [
      ['npx', 'swc', 'server', 'common', '--out-dir', 'build/app', '--delete-dir-on-start', '--copy-files', '--quiet']
        .concat(['--extensions', '.ts,.tsx', '--config', 'jsc.rewriteRelativeImportExtensions=true'])
        .concat(['--ignore', '**/*.test.ts,**/testing/**']),
    ],
  },
};

/**
 * Builds what is stale: each part remembers what it was made from.
 * @param {string[]} parts
 */
export function build(parts = Object.keys(builds)) {
  for (const [part, { does, inputs, steps }] of Object.entries(builds).filter(([part]) => parts.includes(part))) {
    const stamp = `build/${part}.stamp`;
    const made = fingerprint(inputs);
    if (isFresh(stamp, made)) continue;
    for (const [command = '', ...args] of steps) run(does, command, args, 'pipe');
    mkdirSync('build', { recursive: true });
    writeFileSync(stamp, made);
  }
}
