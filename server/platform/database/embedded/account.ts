import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

/** Who PostgreSQL runs as, in the words of child_process.spawn. */
export interface Account {
  uid?: number;
  gid?: number;
}

const run = promisify(execFile);
const idOf = async (flag: '-u' | '-g') => Number((await run('id', [flag, 'nobody'])).stdout);

/** PostgreSQL refuses to run as root: there it runs as the folder's owner, or at first as nobody. Else as ourselves. */
export async function accountFor(folder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(folder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

const pathTo = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [...pathTo(dirname(folder)), folder];

/** @throws StartError naming the first folder above `path` that the account may not enter */
export async function assertReachable(path: string, { uid, gid }: Account): Promise<void> {
  if (uid === undefined) return;
  for (const folder of pathTo(dirname(path))) {
    const { mode, ...owner } = await stat(folder);
    const mayEnter = owner.uid === uid ? 0o100 : owner.gid === gid ? 0o010 : 0o001;
    if (mode & mayEnter) continue;
    throw new StartError(
      `PostgreSQL runs as uid ${uid}, because root may not run it, and that uid may not enter ${folder}: ` +
        `chmod o+x ${folder}, start Kordon as another user, or set DATABASE_URL`,
    );
  }
}
