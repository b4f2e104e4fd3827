import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DataSource } from 'typeorm';

const run = promisify(execFile);

/** A disk that can be filled up and cleared again. */
export interface Disk {
  name: string;
  /** Uses up all free space. Has to be repeated, because the server frees space by deleting files. */
  fill(): Promise<void>;
  /** Frees the space again. */
  clear(): Promise<void>;
}

/** Simulates a full disk of the database with a trigger that fails on the second chunk of a file, after the first was written. */
export const createDatabaseDisk = (db: DataSource): Disk => ({
  name: 'database',
  async fill() {
    await db.query(`
      create or replace function simulate_disk_full() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file "base/1/1": No space left on device' using errcode = 'disk_full';
      end $$;
      create or replace trigger simulate_disk_full before insert on attachment_chunks
        for each row when (new.position > 0) execute function simulate_disk_full()`);
  },
  async clear() {
    await db.query('drop function simulate_disk_full cascade');
  },
});

export interface MountedDisk extends Disk {
  /** Remounts it so that nothing can be written. */
  setReadOnly(isReadOnly: boolean): Promise<void>;
  /** Unmounts it and removes its folder. */
  remove(): Promise<void>;
}

/** Mounts a small file system on a new folder. @returns undefined without the right to mount, which only root on Linux has */
export async function mountDisk(name: string, folder: string, megabytes: number): Promise<MountedDisk | undefined> {
  await mkdir(folder);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    return undefined;
  }
  await chmod(folder, 0o777);
  const ballast = path.join(folder, 'ballast');
  let part = 0;
  return {
    name,
    async fill() {
      const block = Buffer.alloc(64 * 1024);
      // A write that fails with ENOSPC has filled the space that was left.
      for (;;)
        try {
          await writeFile(`${ballast}-${part++}`, block);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
          throw error;
        }
    },
    async clear() {
      await run('sh', ['-c', 'rm -f "$1"-*', 'sh', ballast]);
    },
    async setReadOnly(isReadOnly) {
      // Refused while a file is open for writing.
      const remount = () => run('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder]);
      while (
        !(await remount().then(
          () => true,
          () => false,
        ))
      )
        await delay(50);
    },
    async remove() {
      if ((await readFile('/proc/mounts', 'utf8')).includes(` ${folder} `)) await run('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
