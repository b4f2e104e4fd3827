import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import { abandoned } from './abandoned.ts';
import { runAs, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';

const execute = promisify(execFile);

/** Text compares by code point and case follows Unicode, the same on every machine; other orders are a query's to ask for. */
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
/** The superuser has no password, so nobody signs in as such; `postgres --single` stays as the way in. */
const access = ['--username=postgres', '--auth-host=scram-sha-256', '--auth-local=reject'];

/**
 * Makes sure that the folder holds a database cluster for these binaries.
 * @returns whether it was created now, with the role and the database that the URL names
 * @throws StartError, with nothing touched, when the folder holds anything else
 */
export async function ensureCluster(folder: string, binaries: Binaries, account: Account, url: URL): Promise<boolean> {
  const found = await versionOf(folder);
  if (found) {
    const { stdout } = await run(binaries.postgres, ['--version']);
    const [, ours] = /\b(\d+)\./.exec(stdout) ?? [];
    if (found === ours) return false;
    throw new StartError(
      `${folder} is of PostgreSQL ${found}, this Kordon brings PostgreSQL ${ours}: nothing was changed. ` +
        `Dump it with the Kordon that made it, move the folder away, start, and load the dump`,
    );
  }
  for (const path of await abandoned(`${folder}.new-`)) await remove(path);
  const unfinished = `${folder}.new-${process.pid}`;
  await mkdir(unfinished, { mode: 0o700 });
  if (account.uid !== undefined) await chown(unfinished, account.uid, account.gid ?? account.uid);
  try {
    await initialise(unfinished, binaries, account, url);
    await rename(unfinished, folder); // at once: a start that is killed leaves a whole cluster or none
    return true;
  } catch (error) {
    await remove(unfinished);
    if (await versionOf(folder)) return false; // another process was faster
    throw error;
  }
}

/** Major version of the cluster in the folder; undefined when there is none. */
async function versionOf(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function initialise(folder: string, { initdb, postgres }: Binaries, account: Account, url: URL): Promise<void> {
  await run(initdb, ['-D', folder, ...locale, ...access, '--no-instructions'], account);
  // The role may create databases, which the tests do for each of their files, and nothing else beyond its own.
  const statements = [
    `create role ${url.username} login createdb password '${url.password}'`,
    `create database ${url.pathname.slice(1)} owner ${url.username}`,
  ];
  const singleUser = ['--single', '-D', folder, '-c', 'log_checkpoints=off', 'postgres'];
  const { stderr } = await run(postgres, singleUser, account, statements.join('\n'));
  if (stderr) throw new StartError(`The embedded database cannot be created: ${firstLine(stderr)}`);
}

/** @throws StartError when the program fails, or does not run on this machine */
async function run(program: string, options: string[], account: Account = {}, input = '') {
  const { file, args, ids } = runAs(account, program, options);
  const running = execute(file, args, { ...ids, cwd: '/', env: {} });
  // A program that ends before it has read its input says why by its exit; the broken pipe is no news.
  running.child.stdin?.on('error', () => {}).end(input);
  return running.catch((cause: Error & { stderr?: string }) => {
    throw new StartError(`${program} fails: ${firstLine(cause.stderr || cause.message)}`, { cause });
  });
}

const firstLine = (text: string) => text.trim().split('\n')[0];

/** Tries again while a program whose Node was killed still writes there. */
const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 10 });
