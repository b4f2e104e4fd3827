import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE_MODE } from './data-dir.ts';

/**
 * Returns 32 random bytes in hexadecimal from a file of DATA_DIR, which is created once: for a secret that no setting has.
 * @param name of the file
 */
export async function readOrCreateSecret(dataDir: string, name: 'session-secret' | 'encryption-key'): Promise<string> {
  const file = join(dataDir, name);
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: PRIVATE_FILE_MODE, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
