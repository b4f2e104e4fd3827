import { spawn, execFile } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import { runAs, type Account } from './account.ts';

/** PostgreSQL's main process as described by postmaster.pid. */
interface Postmaster {
  pid: number;
  port: number;
  /** starting (recovery may take minutes), ready or stopping */
  status: string;
}

const run = promisify(execFile);
const POLL_INTERVAL_MS = 20;
/** Time in which PostgreSQL writes the first line of a new pid file. */
const EMPTY_PID_FILE_TIMEOUT_MS = 2_000;
const MAX_LOG_BYTES = 10_000_000;

/** Finds the server that runs on the cluster in `folder`; ignores the pid file of a killed server. */
export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  const pidFile = await readPidFile(folder);
  return pidFile && (await isPostmaster(pidFile.pid, folder)) ? pidFile : undefined;
}

/** Returns the pid in the pid file of a killed server; another program may have that pid now. */
async function findStalePid(folder: string): Promise<number | undefined> {
  const pidFile = await readPidFile(folder);
  return pidFile && !(await isPostmaster(pidFile.pid, folder)) ? pidFile.pid : undefined;
}

async function readPidFile(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(ignoreMissing);
  if (!text) return undefined;
  const [pid, , , port, , , , status = 'starting'] = text.split('\n');
  return { pid: Number(pid), port: Number(port), status: status.trim() };
}

/** Checks the command line, because the pid may belong to another program by now. */
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

/** Options for the start of an embedded PostgreSQL server. */
export interface LaunchOptions {
  /** Path of the executable. */
  postgres: string;
  /** Path of the database cluster (PGDATA). */
  folder: string;
  account: Account;
  /** Settings that override postgresql.conf. */
  settings: Record<string, string>;
  /** File for PostgreSQL's output. */
  logFile: string;
}

/**
 * Starts PostgreSQL in a separate session, so that Ctrl-C in the terminal does not stop it before Kordon has finished its queries.
 * @returns whether it is ready; false when another server, or a remaining process of one, uses the folder or the port
 * @throws StartError with PostgreSQL's message for every other failure
 */
export async function startPostmaster(launchOptions: LaunchOptions & { port: string }): Promise<boolean> {
  const { postgres, folder, account, port, settings, logFile } = launchOptions;
  const options = Object.entries({ port, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  await removeEmptyPidFile(folder);
  const log = await openLog(logFile);
  const { file, args, ids } = runAs(account, postgres, ['-D', folder, ...options]);
  const child = spawn(file, args, {
    ...ids,
    cwd: '/',
    // PostgreSQL assumes that a live process named in postmaster.pid is a server, unless it is its ancestor.
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
    while (!(await Promise.race([ended, delay(POLL_INTERVAL_MS)]))) {
      const pidFile = await readPidFile(folder);
      if (pidFile?.pid === child.pid && pidFile?.status === 'ready') return true;
    }
  } finally {
    await log.file.close();
  }
  const output = (await readFile(logFile)).subarray(log.start).toString();
  if (/lock file .* (already exists|is empty)|still in use|could not bind/.test(output)) return false;
  throw new StartError(`PostgreSQL does not start on ${folder}: ${findReason(output)} (${logFile})`);
}

/**
 * Deletes an empty pid file that a power failure left behind. PostgreSQL refuses to start with it, because another server might be about to
 * write to the file.
 */
async function removeEmptyPidFile(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const found = await stat(file).catch(ignoreMissing);
  if (found?.size === 0 && Date.now() - found.mtimeMs > EMPTY_PID_FILE_TIMEOUT_MS) await rm(file, { force: true });
}

/** Opens the log for appending, so that the reason of a crash survives the next start; truncates a log larger than `MAX_LOG_BYTES`. */
async function openLog(path: string) {
  const size = await stat(path).then(({ size }) => size, ignoreMissing);
  const start = size && size < MAX_LOG_BYTES ? size : 0;
  return { file: await open(path, start ? 'a' : 'w', 0o600), start };
}

const findReason = (output: string) =>
  /FATAL: +(.*)/.exec(output)?.[1] ?? (output.trim().split('\n').at(-1) || 'no reason given');

/** Closes all connections and stops the server; resolves when the folder is free. */
export async function stopPostmaster(folder: string, pid: number): Promise<void> {
  while ((await findPostmaster(folder))?.pid === pid) {
    interrupt(pid); // PostgreSQL's "fast" shutdown; repeated signals do no harm
    await delay(POLL_INTERVAL_MS);
  }
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // ESRCH: the process has ended in the meantime
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
