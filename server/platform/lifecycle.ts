import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface Lifecycle {
  /**
   * Registers a part to stop at shutdown. The last registered part is stopped first. `stop` gets the time in milliseconds that it may take,
   * half of what is left for the whole shutdown; a part that needs more than three quarters of what is left is abandoned.
   */
  onStop(part: string, stop: (limitMs: number) => unknown): void;
  /**
   * Stops all parts, even when one of them fails. A second call waits for the first, then stops parts registered in the
   * meantime.
   */
  stop: () => Promise<void>;
}

async function rejectAfter(timeoutMs: number): Promise<never> {
  await delay(timeoutMs, undefined, { ref: false });
  throw new Error(`not stopped within ${Math.round(timeoutMs)} ms`);
}

/** @param stopTimeoutMs time for all parts together, so that one that waits for an unreachable database does not block the shutdown */
export function createLifecycle(log: Logger, stopTimeoutMs = 30_000): Lifecycle {
  const parts: { part: string; stop: (limitMs: number) => unknown }[] = [];
  let stopped = Promise.resolve();
  let deadline: number | undefined;

  const stopAll = async () => {
    deadline ??= performance.now() + stopTimeoutMs;
    for (let next = parts.shift(); next; next = parts.shift()) {
      const { part, stop } = next;
      const leftMs = Math.max(0, deadline - performance.now());
      try {
        await Promise.race([stop(leftMs / 2), rejectAfter((3 / 4) * leftMs)]);
      } catch (error) {
        log.error({ err: error, part }, 'a part did not stop cleanly');
      }
    }
  };
  return {
    onStop: (part, stop) => void parts.unshift({ part, stop }),
    stop: () => (stopped = stopped.then(stopAll)),
  };
}
