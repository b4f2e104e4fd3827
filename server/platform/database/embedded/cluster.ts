import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import { findAbandonedPaths } from './abandoned-paths.ts';
import { runAs, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { toServingUrl } from './connection-url.ts';

const execute = promisify(execFile);

/** Text is compared by code point and case mapping follows Unicode, the same on every machine; queries choose other collations explicitly. */
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
/** The superuser has no password and therefore cannot connect; `postgres --single` still works. */
const access = ['--username=postgres', '--auth-host=scram-sha-256', '--auth-local=reject'];

/**
 * Ensures that the folder contains a database cluster for these binaries.
 * @returns whether it was created by this call, with the role and the database of the URL and the role of the server
 * @throws StartError, without changing anything, when the cluster has another major version
 */
export async function ensureCluster(folder: string, binaries: Binaries, account: Account, url: URL): Promise<boolean> {
  const found = await readClusterVersion(folder);
  if (found) {
    const { stdout } = await run(binaries.postgres, ['--version']);
    const [, current] = /\b(\d+)\./.exec(stdout) ?? [];
    if (found === current) return false;
    throw new StartError(
      `${folder} was created by PostgreSQL ${found}, this Kordon contains PostgreSQL ${current}: nothing was changed. ` +
        `Dump it with the Kordon version that created it, move the folder away, start Kordon, and load the dump`,
    );
  }
  for (const path of await findAbandonedPaths(`${folder}.new-`)) await remove(path);
  const unfinished = `${folder}.new-${process.pid}`;
  await mkdir(unfinished, { mode: 0o700 });
  if (account.uid !== undefined) await chown(unfinished, account.uid, account.gid ?? account.uid);
  try {
    await initializeCluster(unfinished, binaries, account, url);
    await rename(unfinished, folder); // atomic: a killed start leaves a complete cluster or none
    return true;
  } catch (error) {
    await remove(unfinished);
    if (await readClusterVersion(folder)) return false; // another process created it first
    throw error;
  }
}

/** Returns the major version of the cluster in the folder; undefined when there is none. */
async function readClusterVersion(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function initializeCluster(
  folder: string,
  { initdb, postgres }: Binaries,
  account: Account,
  url: URL,
): Promise<void> {
  await run(initdb, ['-D', folder, ...locale, ...access, '--no-instructions'], account);
  // The role may create databases, because the tests create one for each test file.
  const statements = [
    `create role ${url.username} login createdb password '${url.password}'`,
    `create database ${url.pathname.slice(1)} owner ${url.username}`,
  ];
  statements.push(...createRole(toServingUrl(url)));
  const stderr = await runSingleUser(folder, postgres, account, statements);
  if (stderr) throw new StartError(`The embedded database cannot be created: ${firstLine(stderr)}`);
}

/**
 * Creates the role of a URL in a cluster whose server is stopped, or sets its password. The owner of the database may not create roles, so
 * that a statement that is run with its rights cannot give itself more.
 */
export async function ensureRole(folder: string, { postgres }: Binaries, account: Account, url: URL): Promise<void> {
  const stderr = await runSingleUser(folder, postgres, account, createRole(url));
  if (stderr) throw new StartError(`The role ${url.username} cannot be created: ${firstLine(stderr)}`);
}

const createRole = ({ username, password }: URL): string[] => [
  `do $$ begin if not exists (select from pg_roles where rolname = '${username}') then create role ${username}; end if; end $$`,
  `alter role ${username} login password '${password}'`,
];

/** Runs statements, one line each, as the superuser. @returns what PostgreSQL writes to standard error */
async function runSingleUser(
  folder: string,
  postgres: string,
  account: Account,
  statements: string[],
): Promise<string> {
  const options = ['--single', '-D', folder, '-c', 'log_checkpoints=off', 'postgres'];
  return (await run(postgres, options, account, statements.join('\n'))).stderr;
}

/**
 * Runs a program as the account.
 * @throws StartError when the program fails or cannot run on this machine
 */
async function run(program: string, options: string[], account: Account = {}, input = '') {
  const { file, args, ids } = runAs(account, program, options);
  const running = execute(file, args, { ...ids, cwd: '/', env: {} });
  // A program that exits before it reads its input causes EPIPE; its exit code and stderr tell the reason.
  running.child.stdin?.on('error', () => {}).end(input);
  return running.catch((cause: unknown) => {
    const { stderr, message } = cause as Error & { stderr?: string };
    throw new StartError(`${program} fails: ${firstLine(stderr || message)}`, { cause });
  });
}

const firstLine = (text: string) => text.trim().split('\n')[0];

/** Deletes a folder; retries, because a child of a killed process may still write to it. */
const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 10 });
