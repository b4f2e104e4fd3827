import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DataSource } from 'typeorm';

const run = promisify(execFile);

/** A place that has no room left, until it has again. */
export interface Disk {
  name: string;
  /** Takes what room there is; again and again, because what is removed meanwhile leaves some. */
  fill(): Promise<void>;
  clear(): Promise<void>;
}

/** The database's, as it says so itself: the second piece of a file finds no room, when the first has been written. */
export const databaseDisk = (db: DataSource): Disk => ({
  name: 'database',
  async fill() {
    await db.query(`
      create or replace function find_no_room() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file "base/1/1": No space left on device' using errcode = 'disk_full';
      end $$;
      create or replace trigger find_no_room before insert on attachment_chunks
        for each row when (new.position > 0) execute function find_no_room()`);
  },
  async clear() {
    await db.query('drop function find_no_room cascade');
  },
});

/** A file system of its own, of a few megabytes, in which uploads wait. Only root on Linux can make one. @returns undefined where nobody can */
export async function uploadsDisk(folder: string): Promise<(Disk & { remove(): Promise<void> }) | undefined> {
  await mkdir(folder);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
  } catch {
    return undefined;
  }
  await chmod(folder, 0o777);
  const ballast = path.join(folder, 'ballast');
  let part = 0;
  return {
    name: 'folder of uploads',
    async fill() {
      const room = Buffer.alloc(64 * 1024);
      // To the last block: what cannot be written whole is written as far as it goes.
      for (;;)
        try {
          await writeFile(`${ballast}-${part++}`, room);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
          throw error;
        }
    },
    async clear() {
      await run('sh', ['-c', 'rm -f "$1"-*', 'sh', ballast]);
    },
    async remove() {
      if ((await readFile('/proc/mounts', 'utf8')).includes(` ${folder} `)) await run('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
