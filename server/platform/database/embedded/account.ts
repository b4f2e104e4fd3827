import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

/** Who PostgreSQL runs as. Without a uid: as ourselves. */
export interface Account {
  uid?: number;
  gid?: number;
  /** Program and arguments that become the account and then run the rest of the command line. */
  through?: readonly string[];
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

/** A command that runs as the account, in the words of child_process. */
export function runAs({ through, ...ids }: Account, program: string, args: readonly string[]) {
  const [file = program, ...rest] = [...(through ?? []), program, ...args];
  return { file, args: rest, ids: through ? {} : ids };
}

/**
 * util-linux's way to another uid that keeps one capability: to pass through folders and read files that only root may. The
 * third option is for access(2), which would otherwise judge without it.
 */
const setpriv = ({ uid, gid }: Account): string[] => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=-all,+dac_read_search',
  '--ambient-caps=-all,+dac_read_search',
];

/**
 * The account with what it needs to reach the paths: a clone below /root is closed to everybody but root.
 * @throws StartError naming the first folder that the account may not enter, where nothing helps
 */
export async function reaching(account: Account, paths: readonly string[]): Promise<Account> {
  const obstacle = await firstClosed(account, paths);
  if (!obstacle) return account;
  const through = setpriv(account);
  const [program = '', ...args] = through;
  const helps = await run(program, [...args, 'true']).then(
    () => true,
    () => false,
  );
  if (helps) return { ...account, through };
  throw new StartError(
    `PostgreSQL runs as uid ${account.uid}, because root may not run it, and that uid may not enter ${obstacle}: ` +
      `chmod o+x ${obstacle}, start Kordon as another user, or set DATABASE_URL`,
  );
}

const pathTo = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [...pathTo(dirname(folder)), folder];

/** The first folder above one of the paths that the account may not enter. */
async function firstClosed({ uid, gid }: Account, paths: readonly string[]): Promise<string | undefined> {
  if (uid === undefined) return undefined;
  for (const folder of paths.flatMap((path) => pathTo(dirname(path)))) {
    const { mode, ...owner } = await stat(folder);
    const mayEnter = owner.uid === uid ? 0o100 : owner.gid === gid ? 0o010 : 0o001;
    if (!(mode & mayEnter)) return folder;
  }
  return undefined;
}
