import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

/** The user that PostgreSQL runs as; without a uid, the user of this process. */
export interface Account {
  uid?: number;
  gid?: number;
  /** Program and arguments that switch to the account and then run the command that follows. */
  wrapper?: readonly string[];
}

const run = promisify(execFile);
const getNobodyId = async (flag: '-u' | '-g') => Number((await run('id', [flag, 'nobody'])).stdout);

/**
 * Chooses the account for PostgreSQL, which refuses to run as root: if this process is root, the owner of the folder or, for a new folder,
 * `nobody`; else the user of this process.
 */
export async function chooseAccount(folder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(folder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: await getNobodyId('-u'), gid: await getNobodyId('-g') };
}

/** Returns the file, arguments and ids for child_process that run a program as the account. */
export function runAs({ wrapper, ...ids }: Account, program: string, args: readonly string[]) {
  const [file = program, ...rest] = [...(wrapper ?? []), program, ...args];
  return { file, args: rest, ids: wrapper ? {} : ids };
}

/**
 * Arguments of setpriv (util-linux) that switch to the uid but keep the capability CAP_DAC_READ_SEARCH, to traverse folders and read files
 * that only root may access. With no_setuid_fixup, access(2) takes the capability into account as well.
 */
const createSetprivCommand = ({ uid, gid }: Account): string[] => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=-all,+dac_read_search',
  '--ambient-caps=-all,+dac_read_search',
];

/**
 * Returns the account, with a wrapper command if it needs one to access the paths; for example, only root may enter /root.
 * @throws StartError naming the first folder that the account may not enter, when setpriv does not work
 */
export async function withFolderAccess(account: Account, paths: readonly string[]): Promise<Account> {
  const obstacle = await findInaccessibleFolder(account, paths);
  if (!obstacle) return account;
  const wrapper = createSetprivCommand(account);
  const [program = '', ...args] = wrapper;
  const works = await run(program, [...args, 'true']).then(
    () => true,
    () => false,
  );
  if (works) return { ...account, wrapper };
  throw new StartError(
    `PostgreSQL runs as uid ${account.uid}, because root may not run it, and that uid may not enter ${obstacle}: ` +
      `chmod o+x ${obstacle}, start Kordon as another user, or set DATABASE_URL`,
  );
}

const listAncestors = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [...listAncestors(dirname(folder)), folder];

/** Finds the first folder above the paths that the account may not enter. */
async function findInaccessibleFolder({ uid, gid }: Account, paths: readonly string[]): Promise<string | undefined> {
  if (uid === undefined) return undefined;
  for (const folder of paths.flatMap((path) => listAncestors(dirname(path)))) {
    const { mode, ...owner } = await stat(folder);
    const executeBit = owner.uid === uid ? 0o100 : owner.gid === gid ? 0o010 : 0o001;
    if (!(mode & executeBit)) return folder;
  }
  return undefined;
}
