/** Reads CPU time and memory of processes from /proc (Linux only). */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc: 100 on every architecture that Node supports. */
const TICKS_PER_SECOND = 100;

interface Stat {
  pid: number;
  parent: number;
  /** User and system time in ticks, including children that have ended and been waited for. */
  ticks: number;
}

function readStat(pid: string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program name, may contain spaces and parentheses; only numbers follow its closing parenthesis.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { pid: Number(pid), parent: fields[1]!, ticks: fields[11]! + fields[12]! + fields[13]! + fields[14]! };
  } catch {
    return undefined; // the process has ended
  }
}

function readProcessTree(root: number): Stat[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readStat(name) ?? []) : []));
  const found = new Set([root]);
  for (const known of found) for (const { pid, parent } of all) if (parent === known) found.add(pid);
  return all.filter(({ pid }) => found.has(pid));
}

/** Returns the CPU time of a process and its descendants so far, in milliseconds. @throws Error without /proc */
export const cpuTime = (root: number): number =>
  (readProcessTree(root).reduce((sum, { ticks }) => sum + ticks, 0) * 1000) / TICKS_PER_SECOND;

/** Returns the private memory of a process in MB. */
export function readPrivateMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** Returns the memory of a process and its descendants in MB; what they share counts once. @throws Error without /proc */
export const readTreeMemory = (root: number): number =>
  readProcessTree(root).reduce((sum, { pid }) => sum + readProportionalMemory(pid), 0);

function readProportionalMemory(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0; // the process has ended
  }
}

/** Returns the pid of the PostgreSQL server of a cluster. @param folder data folder of the cluster */
export const readPostmasterPid = (folder: string): number =>
  Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0]);
