/** What processes cost: processor time as Linux counts it (/proc), with all that they have started and that ended since. */
import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux, in ticks a second, on every architecture that Node runs on. */
const ticks = 100;

interface Stat {
  pid: number;
  parent: number;
  /** In ticks: its own, and that of children that it has waited for. */
  used: number;
}

function statOf(pid: string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold anything; what follows its last parenthesis is numbers.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { pid: Number(pid), parent: fields[1]!, used: fields[11]! + fields[12]! + fields[13]! + fields[14]! };
  } catch {
    return undefined; // it ended meanwhile
  }
}

function treeOf(root: number): Stat[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []));
  const found = new Set([root]);
  for (const known of found) for (const { pid, parent } of all) if (parent === known) found.add(pid);
  return all.filter(({ pid }) => found.has(pid));
}

/** Processor time of a process and its descendants so far, in milliseconds. @throws where there is no /proc */
export const processorTime = (root: number): number =>
  (treeOf(root).reduce((sum, { used }) => sum + used, 0) * 1000) / ticks;

/** Memory that only this process has, in MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** The process that runs a cluster, as its folder names it. @param folder of the cluster */
export const postmasterOf = (folder: string): number =>
  Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0]);
