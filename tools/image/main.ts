/**
 * npm run try-image: builds the image of the Dockerfile, starts it as docker-compose.yml does, with a root file system that cannot be
 * written, beside an embedded PostgreSQL, and checks it. Needs docker or podman. Prints the size of the image and how long each step takes;
 * exits with 1 if a check fails. Options:
 *
 *     --engine='podman --runtime runc'   the program, with its own options; otherwise docker or podman, whichever is installed
 *     --build-options='--no-cache'       more options of its command `build`
 *     --run-options='--ulimit …'         more options of its command `run`
 */
import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import pino from 'pino';
import { startEmbedded } from '../../server/platform/database/embedded.ts';
import { findFreePort } from '../../server/platform/free-port.ts';

const run = promisify(execFile);
const split = (options: string) => options.split(' ').filter(Boolean);

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    'build-options': { type: 'string', default: '' },
    'run-options': { type: 'string', default: '' },
  },
});

const image = 'kordon:try';
const container = `kordon-try-${process.pid}`;
const START_LIMIT_MS = 120_000;
/** Time after which a stopping container is killed. The server's own limit is shorter (docs/operations.md). */
const STOP_LIMIT_SECONDS = 90;

const [program = '', ...programOptions] = values.engine ? split(values.engine) : [await findEngine()];
const engine = async (...args: string[]) =>
  (await run(program, [...programOptions, ...args], { maxBuffer: 64 * 2 ** 20 })).stdout.trim();
const inContainer = (command: string) => engine('exec', container, 'sh', '-c', command);

async function findEngine(): Promise<string> {
  for (const name of ['docker', 'podman']) {
    const isInstalled = await run(name, ['--version']).then(
      () => true,
      () => false,
    );
    if (isInstalled) return name;
  }
  throw new Error('Neither docker nor podman is installed');
}

/** Runs a step and prints its duration. */
async function step<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  const startedAt = Date.now();
  const result = await action();
  console.log(`${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

function check(name: string, isMet: boolean): void {
  console.log(`${isMet ? 'ok    ' : 'FAILED'} ${name}`);
  if (!isMet) process.exitCode = 1;
}

/** Waits until the address answers with 200. @throws after two minutes, with the log of the container */
async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > deadline)
      throw new Error(`The container did not become ready:\n${await engine('logs', container)}`);
    await delay(250);
  }
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-image-'));
await chmod(dataDir, 0o755); // if root runs this, PostgreSQL runs under another account
const postgres = await startEmbedded({ dataDir, log: pino({ level: 'warn' }) });
const port = await findFreePort();
const settings = {
  PORT: String(port),
  HOST: '127.0.0.1',
  DATABASE_URL: postgres.ownerUrl,
  SESSION_SECRET: 'a secret for trying the image, long enough',
  ADMIN_EMAIL: 'admin@kordon.example',
  ADMIN_PASSWORD: 'a password for trying the image',
};

try {
  // The format of Docker, because that of OCI has no health check.
  const format = program.endsWith('podman') ? ['--format', 'docker'] : [];
  await step('build', () => engine('build', ...format, ...split(values['build-options']), '--tag', image, '.'));
  const bytes = Number(await engine('image', 'inspect', '--format', '{{.Size}}', image));
  console.log(`size: ${Math.round(bytes / 1e6)} MB`);

  await step('start', async () => {
    const environment = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const options = ['--detach', '--init', '--read-only', '--tmpfs', '/tmp', '--network', 'host', ...environment];
    await engine('run', ...options, ...split(values['run-options']), '--name', container, image);
    await waitUntilReady(`http://127.0.0.1:${port}/health/ready`);
  });

  check('the process is not root', (await inContainer('id -u')) !== '0');
  const written = await inContainer('touch /app/file 2>/dev/null && echo written || echo refused');
  check('the root file system cannot be written', written === 'refused');
  check('the data folder can be written', (await inContainer('touch /data/file && echo written')) === 'written');
  const healthCheck = JSON.parse(
    await engine('image', 'inspect', '--format', '{{json .Config.Healthcheck.Test}}', image),
  ) as string[];
  check(
    'the health check passes on the set port',
    (await inContainer(`${healthCheck.at(-1)} && echo passed`)) === 'passed',
  );
  const page = await fetch(`http://127.0.0.1:${port}/ar`);
  check('the Arabic page is served', page.ok && (await page.text()).includes('dir="rtl"'));
  check(
    'the image contains the operator commands',
    (await inContainer('node build/app/server/cli/main.js --help')).includes('backup'),
  );

  await step('stop', () => engine('stop', '--time', String(STOP_LIMIT_SECONDS), container));
  check(
    'the server stopped by itself',
    (await engine('inspect', '--format', '{{.State.ExitCode}}', container)) === '0',
  );
} finally {
  await engine('rm', '--force', '--volumes', container).catch(() => undefined);
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}
