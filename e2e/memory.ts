import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { BuiltServer } from './built-server.ts';

export interface MemoryUsage {
  /** V8's heap and the buffers outside of it, in MB. */
  heapMb: number;
  /** Resident memory of the whole process, in MB. */
  residentMb: number;
}

/** Option of Node with which a server collects garbage on SIGUSR2. */
export const COLLECT_GARBAGE_OPTION = `--import=${pathToFileURL('scripts/collect-garbage.js').href}`;

/** Collects garbage and reads the memory usage. @param server started with COLLECT_GARBAGE_OPTION in NODE_OPTIONS */
export async function measureMemory({ metricsUrl, pid }: BuiltServer): Promise<MemoryUsage> {
  // Several collections, because finalizers of the first one can free more objects.
  for (let collection = 0; collection < 3; collection++) {
    process.kill(pid, 'SIGUSR2');
    await delay(700);
  }
  const metrics = await (await fetch(metricsUrl)).text();
  const megabytes = (metric: string) => Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(metrics)?.[1]) / 1024 / 1024;
  return {
    heapMb: megabytes('nodejs_heap_size_used_bytes') + megabytes('nodejs_external_memory_bytes'),
    residentMb: megabytes('process_resident_memory_bytes'),
  };
}
