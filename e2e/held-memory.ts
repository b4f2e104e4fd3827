import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { BuiltServer } from './built-server.ts';

/** What a process holds, in MB. */
export interface HeldMemory {
  /** V8's heap and the buffers beside it. */
  held: number;
  /** All of the process, with what it keeps for later. */
  resident: number;
}

/** The option of Node by which a server clears up when it is told to. */
export const collecting = `--import=${pathToFileURL('scripts/collect-garbage.js').href}`;

/** @param server started with `collecting` in NODE_OPTIONS */
export async function heldMemory({ metricsUrl, pid }: BuiltServer): Promise<HeldMemory> {
  // Several times: what the first collection finds dead may have kept more.
  for (let collection = 0; collection < 3; collection++) {
    process.kill(pid, 'SIGUSR2');
    await delay(700);
  }
  const metrics = await (await fetch(metricsUrl)).text();
  const of = (metric: string) => Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(metrics)?.[1]) / 1024 / 1024;
  return {
    held: of('nodejs_heap_size_used_bytes') + of('nodejs_external_memory_bytes'),
    resident: of('process_resident_memory_bytes'),
  };
}
