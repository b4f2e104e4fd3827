/**
 * What a start takes and what a server keeps: `npm start` in a bare clone with the packages in npm's cache, the built server with empty and
 * with existing data, memory after half a minute of rest, and the size of what an image holds (no image is made: it is laid out and measured).
 * Seconds by the clock and of the processor; where others use the machine, only the latter tell something.
 *
 * `--rounds 3` of the warm starts · `--cold no` leaves out the bare clone
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/prepare.js';
import { median } from './load.ts';
import { memoryOf, postmasterOf, processorTime } from './processes.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, cold: { type: 'string', default: 'yes' } },
});
const rounds = Number(values.rounds);
const folder = mkdtempSync(path.join(tmpdir(), 'kordon-bench-start-'));

interface Start {
  server: ChildProcess;
  /** Where it listens: pages are published for an address. */
  port: string;
  seconds: number;
  processor: number;
}

try {
  await build();
  console.log('| | seconds | processor, s |\n|---|---:|---:|');
  if (values.cold !== 'no') await cold();
  await warm();
  image();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function cold(): Promise<void> {
  const clone = path.join(folder, 'clone');
  command('git', ['clone', '--quiet', '.', clone]);
  const start = await started('npm', ['start'], { cwd: clone, DATA_DIR: path.join(folder, 'cold') });
  tell('a bare clone, packages in the cache', [start]);
  await stopped(start);
}

async function warm(): Promise<void> {
  const main = ['build/app/server/main.js'];
  const [empty, existing]: [Start[], Start[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const DATA_DIR = path.join(folder, `warm-${round}`);
    let PORT = '0';
    for (const starts of [empty, existing]) {
      const start = await started(process.execPath, main, { DATA_DIR, PORT, NODE_ENV: 'production' });
      PORT = start.port;
      starts.push(start);
      if (starts === existing && round === rounds - 1) await atRest(start, DATA_DIR, [empty, existing]);
      await stopped(start);
    }
  }
}

async function atRest({ server }: Start, dataDir: string, [empty, existing]: [Start[], Start[]]): Promise<void> {
  tell('built, no data yet', empty);
  tell('built, with data', existing);
  await delay(30_000);
  const postgres = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && within(Number(pid), dataDir));
  const cluster = postgres.reduce((sum, pid) => sum + memoryOf(Number(pid)), 0);
  console.log('\n| memory at rest, of each process alone | MB |\n|---|---:|');
  console.log(`| server | ${memoryOf(server.pid!).toFixed(0)} |`);
  console.log(
    `| PostgreSQL, ${postgres.length} processes, without its 256 MB of shared buffers | ${cluster.toFixed(0)} |`,
  );
}

/** Whether a process is the cluster's or one that it has started. */
function within(pid: number, dataDir: string): boolean {
  const postmaster = postmasterOf(`${dataDir}/postgres`);
  const parent = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return pid === postmaster || Number(parent) === postmaster;
}

/** As the Dockerfile makes it, with the packages of this machine. */
function image(): void {
  const home = path.join(folder, 'image');
  command(process.execPath, ['--import', './scripts/swc-hook.js', 'scripts/image.ts', home]);
  const parts = {
    'packages of the server': path.join(home, 'node_modules'),
    'what is built': path.join(home, 'build'),
    'Node itself': process.execPath,
  };
  console.log('\n| in an image, beside Debian (laid out, not made) | MB |\n|---|---:|');
  for (const [part, place] of Object.entries(parts)) console.log(`| ${part} | ${(sizeOf(place) / 1e6).toFixed(0)} |`);
}

function sizeOf(place: string): number {
  const { stdout } = spawnSync('du', ['--summarize', '--bytes', place], { encoding: 'utf8' });
  return stdout ? Number(stdout.split('\t')[0]) : statSync(place).size;
}

function command(name: string, args: string[], cwd = '.'): void {
  const { status, stderr } = spawnSync(name, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${stderr}`);
}

/** Until the server says that it is ready. */
async function started(
  name: string,
  args: string[],
  { cwd = '.', ...settings }: Record<string, string>,
): Promise<Start> {
  const began = performance.now();
  const server = spawn(name, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // npm's own child is ended with it
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...settings },
  });
  for await (const line of createInterface(server.stdout)) {
    const [, port] = /^ready http:\/\/\S+:(\d+)/.exec(line) ?? [];
    if (!port) continue;
    server.stdout.resume();
    return {
      server,
      port,
      seconds: (performance.now() - began) / 1_000,
      processor: processorTime(server.pid!) / 1_000,
    };
  }
  throw new Error(`${name} ${args.join(' ')} ended before it was ready`);
}

async function stopped({ server }: Start): Promise<void> {
  process.kill(-server.pid!, 'SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
}

function tell(what: string, starts: Start[]): void {
  const of = (figure: 'seconds' | 'processor') => median(starts.map((start) => start[figure])).toFixed(1);
  console.log(`| ${what} | ${of('seconds')} | ${of('processor')} |`);
}
