import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Finds paths that killed processes left behind.
 * @param prefix beginning of the paths; the pid of the process follows, then optionally a non-digit and any text
 * @returns paths whose process no longer runs
 */
export async function findAbandonedPaths(prefix: string): Promise<string[]> {
  const paths = (await readdir(dirname(prefix))).map((name) => join(dirname(prefix), name));
  return paths.filter((path) => path.startsWith(prefix) && !isAlive(Number.parseInt(path.slice(prefix.length), 10)));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
