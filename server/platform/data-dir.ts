import { existsSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { types } from 'node:util';
import type { Logger } from 'pino';
import { StartError } from './start-error.ts';

/** Mode of folders that other users of the machine must not read. */
const PRIVATE_FOLDER_MODE = 0o700;
/** Mode of files that other users of the machine must not read. */
export const PRIVATE_FILE_MODE = 0o600;

/**
 * Creates DATA_DIR without access for other users, and removes access that an earlier version left open. When root
 * starts the server, the embedded PostgreSQL runs as another user, which may traverse DATA_DIR but not list it.
 * @throws StartError when DATA_DIR cannot be used
 */
export async function createDataDir(dataDir: string, log: Logger): Promise<void> {
  const mode = process.getuid?.() === 0 ? 0o711 : PRIVATE_FOLDER_MODE;
  try {
    await createFolder(dataDir, mode);
    await restrictMode(dataDir, mode, log);
    for (const folder of ['mail', 'pages', 'backups', 'attachments'])
      await restrictMode(join(dataDir, folder), PRIVATE_FOLDER_MODE, log);
  } catch (error) {
    throw toStartError(error);
  }
}

/**
 * Creates a folder and the missing ones above it, closed to other users; does nothing when it exists. `mkdir` with the option `recursive`
 * would never return where the file system accepts no folder, such as below /proc.
 */
export async function createFolder(folder: string, mode = PRIVATE_FOLDER_MODE): Promise<void> {
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) await createFolder(parent, mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) throw error;
  }
}

/**
 * Removes permissions that are not in `mode`. Folders with the sticky bit, such as /tmp, are shared intentionally and
 * stay unchanged.
 */
async function restrictMode(folder: string, mode: number, log: Logger): Promise<void> {
  try {
    const { mode: currentMode } = await stat(folder);
    if (currentMode & 0o1000 || !(currentMode & 0o777 & ~mode)) return;
    await chmod(folder, currentMode & mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPERM') log.warn(`${folder} belongs to another user and stays open to others`);
    else if (code !== 'ENOENT') throw error;
  }
}

/**
 * Converts file system errors of DATA_DIR (such as wrong owner, mode, or a file in its place) to a StartError; returns
 * others unchanged.
 */
export const toStartError = (error: unknown): unknown =>
  isFileError(error) ? new StartError(`DATA_DIR cannot be used: ${error.message}`, { cause: error }) : error;

const isFileError = (error: unknown): error is Error =>
  types.isNativeError(error) &&
  'path' in error &&
  'code' in error &&
  (['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOTEMPTY'].includes(String(error.code)) ||
    ('syscall' in error && error.syscall === 'mkdir')); // ENOENT: the file system accepts no folder there
