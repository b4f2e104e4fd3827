import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import type { Logger } from 'pino';
import { StartError } from './start-error.ts';

/** Mode of folders whose content is nobody else's business. */
export const privateFolder = 0o700;
/** Mode of files, wherever they lie. */
export const privateFile = 0o600;

/**
 * Makes DATA_DIR, closed to other users of the machine, and closes what an earlier version left open. Where root starts the server, the embedded
 * PostgreSQL runs as another user, who passes through DATA_DIR without seeing what is in it.
 * @throws StartError when it cannot be used
 */
export async function makeDataDir(dataDir: string, log: Logger): Promise<void> {
  const mode = process.getuid?.() === 0 ? 0o711 : privateFolder;
  try {
    await mkdir(dataDir, { recursive: true, mode });
    await narrow(dataDir, mode, log);
    for (const part of ['mail', 'pages']) await narrow(join(dataDir, part), privateFolder, log);
  } catch (error) {
    throw explainFileError(error);
  }
}

/** Takes away what the mode does not have. A folder with the sticky bit, such as /tmp, is shared on purpose. */
async function narrow(folder: string, mode: number, log: Logger): Promise<void> {
  try {
    const { mode: found } = await stat(folder);
    if (found & 0o1000 || !(found & 0o777 & ~mode)) return;
    await chmod(folder, found & mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPERM') log.warn(`${folder} belongs to another user and stays open to others`);
    else if (code !== 'ENOENT') throw error;
  }
}

/** What the owner, mode, file system of DATA_DIR or a file in its place can cause becomes one line; other errors stay as they are. */
export const explainFileError = (error: unknown): unknown =>
  isFileError(error) ? new StartError(`DATA_DIR cannot be used: ${error.message}`, { cause: error }) : error;

const isFileError = (error: unknown): error is Error =>
  types.isNativeError(error) &&
  'path' in error &&
  'code' in error &&
  ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOTEMPTY'].includes(String(error.code));
