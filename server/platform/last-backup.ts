import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface BackupFile {
  name: string;
  /** When it was complete. */
  time: Date;
  /** In bytes. */
  size: number;
}

/** Complete backups; while one is written, its name has another ending. */
const isBackup = (name: string): boolean => /^kordon-.+\.backup(\.[a-z0-9]+)?$/.test(name) && !name.endsWith('.part');

/** Returns the newest backup in a folder; undefined when there is none, or no such folder. */
export async function findLastBackup(folder: string): Promise<BackupFile | undefined> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.filter(isBackup).map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined); // deleted in the meantime
      return found?.isFile() ? [{ name, time: found.mtime, size: found.size }] : [];
    }),
  );
  return files.flat().toSorted((one, other) => other.time.getTime() - one.time.getTime())[0];
}
