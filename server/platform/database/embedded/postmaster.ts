import { spawn, execFile } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import { runAs, type Account } from './account.ts';

/** PostgreSQL's first process, as it describes itself in postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  /** starting (recovery may take minutes), ready or stopping */
  status: string;
}

const run = promisify(execFile);
const poll = 20; // ms
const emptyAtMost = 2000; // ms between the making of a pid file and its first line
const logLimit = 10_000_000; // bytes

/** @returns undefined when no server runs on the folder, whatever file a killed one left there */
export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  const noted = await readPidFile(folder);
  return noted && (await isPostmaster(noted.pid, folder)) ? noted : undefined;
}

/** The pid that a killed server has left in its file, whether or not another program has it now. */
async function findStalePid(folder: string): Promise<number | undefined> {
  const noted = await readPidFile(folder);
  return noted && !(await isPostmaster(noted.pid, folder)) ? noted.pid : undefined;
}

async function readPidFile(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(ignoreMissing);
  if (!text) return undefined;
  const [pid, , , port, , , , status = 'starting'] = text.split('\n');
  return { pid: Number(pid), port: Number(port), status: status.trim() };
}

/** The pid may belong to another program by now: only PostgreSQL on this very folder counts. */
async function isPostmaster(pid: number, folder: string): Promise<boolean> {
  const command =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      : await run('ps', ['-o', 'command=', '-p', `${pid}`]).then(
          ({ stdout }) => stdout,
          () => '',
        );
  return command.replaceAll('\0', ' ').includes(`/postgres -D ${folder} -c `);
}

/** What to run, and how. */
export interface Launch {
  postgres: string;
  folder: string;
  account: Account;
  /** Settings beyond the folder's postgresql.conf. */
  settings: Record<string, string>;
  /** File that takes what PostgreSQL has to say. */
  logFile: string;
}

/**
 * Starts PostgreSQL in a session of its own, so that Ctrl-C in the terminal reaches it through us alone, after our last query.
 * @returns whether it is ready; false when another server has the folder or the port, now or until its last process ends
 * @throws StartError with PostgreSQL's own words for every other failure
 */
export async function startPostmaster(launch: Launch & { port: string }): Promise<boolean> {
  const { postgres, folder, account, port, settings, logFile } = launch;
  const options = Object.entries({ port, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  await removeEmptyPidFile(folder);
  const log = await openLog(logFile);
  const { file, args, ids } = runAs(account, postgres, ['-D', folder, ...options]);
  const child = spawn(file, args, {
    ...ids,
    cwd: '/',
    // PostgreSQL takes any live process that postmaster.pid names for a server, except those it knows for its ancestors.
    env: { PG_GRANDPARENT_PID: `${(await findStalePid(folder)) ?? ''}` },
    detached: true,
    stdio: ['ignore', 'ignore', log.file.fd],
  });
  child.unref();
  const ended = new Promise<true>((resolve, reject) => {
    child.once('exit', () => resolve(true));
    child.once('error', (cause) => reject(new StartError(`PostgreSQL cannot be started: ${cause.message}`)));
  });
  try {
    while (!(await Promise.race([ended, delay(poll)]))) {
      const noted = await readPidFile(folder);
      if (noted?.pid === child.pid && noted?.status === 'ready') return true;
    }
  } finally {
    await log.file.close();
  }
  const words = (await readFile(logFile)).subarray(log.start).toString();
  if (/lock file .* (already exists|is empty)|still in use|could not bind/.test(words)) return false;
  throw new StartError(`PostgreSQL does not start on ${folder}: ${reason(words)} (${logFile})`);
}

/** PostgreSQL itself cannot tell the remnant of a power failure from a file that another server is about to fill. */
async function removeEmptyPidFile(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const found = await stat(file).catch(ignoreMissing);
  if (found?.size === 0 && Date.now() - found.mtimeMs > emptyAtMost) await rm(file, { force: true });
}

/** Appends, so that the reason of a crash is still there after the next start; begins anew once it is large. */
async function openLog(path: string) {
  const size = await stat(path).then(({ size }) => size, ignoreMissing);
  const start = size && size < logLimit ? size : 0;
  return { file: await open(path, start ? 'a' : 'w', 0o600), start };
}

const reason = (words: string) =>
  /FATAL: +(.*)/.exec(words)?.[1] ?? (words.trim().split('\n').at(-1) || 'no reason given');

/** Ends every connection and stops; resolves when the folder is free. */
export async function stopPostmaster(folder: string, pid: number): Promise<void> {
  while ((await findPostmaster(folder))?.pid === pid) {
    interrupt(pid); // PostgreSQL's "fast" shutdown; again and again does no harm
    await delay(poll);
  }
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it has ended since it was found
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
