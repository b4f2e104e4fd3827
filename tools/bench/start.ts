/**
 * Measures the start: `npm start` in a fresh clone with the packages in npm's cache, and the built server with empty and with existing data.
 * Also measures memory after 30 seconds without requests, and the size of the files of a container image (which is not built). Prints elapsed
 * time and CPU time; when other programs use the machine, only the latter is reliable.
 *
 * Options: `--rounds 3` of the warm starts · `--cold no` skips the fresh clone
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
import { startTable } from '../report.ts';
import { median } from './load.ts';
import { readPrivateMemory, readPostmasterPid, cpuTime } from './processes.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, cold: { type: 'string', default: 'yes' } },
});
const rounds = Number(values.rounds);
const folder = mkdtempSync(path.join(tmpdir(), 'kordon-bench-start-'));

interface Start {
  server: ChildProcess;
  /** The next start on the same data uses the same port: pages are published for one address, and another port would publish them again. */
  port: string;
  seconds: number;
  cpuSeconds: number;
}

await build();
const printTimes = startTable('', 'seconds', 'CPU, s');
try {
  if (values.cold !== 'no') await measureColdStart();
  await measureWarmStarts();
  measureImage();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureColdStart(): Promise<void> {
  const clone = path.join(folder, 'clone');
  runCommand('git', ['clone', '--quiet', '.', clone]);
  const start = await startServer('npm', ['start'], { cwd: clone, DATA_DIR: path.join(folder, 'cold') });
  printRow('fresh clone, packages in the cache', [start]);
  await stopServer(start);
}

async function measureWarmStarts(): Promise<void> {
  const main = ['build/app/server/main.js'];
  const [empty, existing]: [Start[], Start[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const DATA_DIR = path.join(folder, `warm-${round}`);
    let PORT = '0';
    for (const starts of [empty, existing]) {
      const start = await startServer(process.execPath, main, { DATA_DIR, PORT, NODE_ENV: 'production' });
      PORT = start.port;
      starts.push(start);
      if (starts === existing && round === rounds - 1) await measureMemoryAtRest(start, DATA_DIR, [empty, existing]);
      await stopServer(start);
    }
  }
}

async function measureMemoryAtRest(
  { server }: Start,
  dataDir: string,
  [empty, existing]: [Start[], Start[]],
): Promise<void> {
  printRow('built, no data yet', empty);
  printRow('built, with data', existing);
  await delay(30_000);
  const postgres = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isPostgres(Number(pid), dataDir));
  const clusterMb = postgres.reduce((sum, pid) => sum + readPrivateMemory(Number(pid)), 0);
  const printMemory = startTable('private memory at rest', 'MB');
  printMemory('server', readPrivateMemory(server.pid!).toFixed(0));
  printMemory(`PostgreSQL, ${postgres.length} processes, without its 256 MB of shared buffers`, clusterMb.toFixed(0));
}

/** Returns whether a process is the PostgreSQL server of the data folder or one of its children. */
function isPostgres(pid: number, dataDir: string): boolean {
  const postmaster = readPostmasterPid(`${dataDir}/postgres`);
  const parent = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return pid === postmaster || Number(parent) === postmaster;
}

/** Lays out the files as the Dockerfile does, with the packages of this machine, and measures them. */
function measureImage(): void {
  const home = path.join(folder, 'image');
  runCommand(process.execPath, ['--import', './scripts/swc-hook.js', 'scripts/image.ts', home]);
  const parts = {
    'server packages': path.join(home, 'node_modules'),
    'build output': path.join(home, 'build'),
    Node: process.execPath,
  };
  const printPart = startTable('image contents, without Debian', 'MB');
  for (const [part, place] of Object.entries(parts)) printPart(part, (directorySize(place) / 1e6).toFixed(0));
}

function directorySize(place: string): number {
  const { stdout } = spawnSync('du', ['--summarize', '--bytes', place], { encoding: 'utf8' });
  return stdout ? Number(stdout.split('\t')[0]) : statSync(place).size;
}

function runCommand(name: string, args: string[], cwd = '.'): void {
  const { status, stderr } = spawnSync(name, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${stderr}`);
}

/** Starts the server and waits until it prints that it is ready. */
async function startServer(
  name: string,
  args: string[],
  { cwd = '.', ...settings }: Record<string, string>,
): Promise<Start> {
  const startedAt = performance.now();
  const server = spawn(name, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // own process group, so that stopServer() also ends the child of npm
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...settings },
  });
  for await (const line of createInterface(server.stdout)) {
    const [, port] = /^ready http:\/\/\S+:(\d+)/.exec(line) ?? [];
    if (!port) continue;
    server.stdout.resume();
    return {
      server,
      port,
      seconds: (performance.now() - startedAt) / 1_000,
      cpuSeconds: cpuTime(server.pid!) / 1_000,
    };
  }
  throw new Error(`${name} ${args.join(' ')} ended before it was ready`);
}

async function stopServer({ server }: Start): Promise<void> {
  process.kill(-server.pid!, 'SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
}

function printRow(name: string, starts: Start[]): void {
  const medianOf = (figure: 'seconds' | 'cpuSeconds') => median(starts.map((start) => start[figure])).toFixed(1);
  printTimes(name, medianOf('seconds'), medianOf('cpuSeconds'));
}
