import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFile } from '../../platform/data-dir.ts';

/** The secret that signs session cookies on the embedded default: made once and kept in the data folder, so that a restart signs nobody out. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret');
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: privateFile, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
