import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import { abandoned } from './abandoned.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);

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
    const [, ours] = /(\d+)\./.exec((await run(binaries.postgres, ['--version'])).stdout) ?? [];
    if (found === ours) return false;
    throw new StartError(
      `${folder} is of PostgreSQL ${found}, this Kordon brings PostgreSQL ${ours}: nothing was changed. ` +
        `Dump it with the Kordon that made it, move the folder away, start, and load the dump`,
    );
  }
  for (const path of await abandoned(`${folder}.new-`)) await rm(path, { recursive: true, force: true });
  const unfinished = `${folder}.new-${process.pid}`;
  await mkdir(unfinished, { mode: 0o700 });
  if (account.uid !== undefined) await chown(unfinished, account.uid, account.gid ?? account.uid);
  try {
    await initialise(unfinished, binaries, account, url);
    await rename(unfinished, folder); // at once: a start that is killed leaves a whole cluster or none
    return true;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
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
  const options = { ...account, cwd: '/', env: {} };
  await run(initdb, ['-D', folder, ...locale, ...access, '--no-instructions'], options);
  const single = run(postgres, ['--single', '-D', folder, '-c', 'log_checkpoints=off', 'postgres'], options);
  // May create databases, which the tests do for each of their files; may do nothing else beyond its own.
  single.child.stdin?.end(`create role ${url.username} login createdb password '${url.password}'
create database ${url.pathname.slice(1)} owner ${url.username}
`);
  const { stderr } = await single;
  if (stderr) throw new StartError(`The embedded database cannot be created: ${stderr.trim().split('\n')[0]}`);
}
