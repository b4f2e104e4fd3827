import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * What processes that were killed left half-way.
 * @param prefix start of a path whose rest is the pid of the process at work there, then anything that is no digit
 * @returns paths whose process is gone
 */
export async function abandoned(prefix: string): Promise<string[]> {
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
