import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Time limit for stopping one part, so that a part that waits for an unreachable database does not block the shutdown.
 */
const STOP_TIMEOUT_MS = 15_000;

export interface Lifecycle {
  /** Registers a part to stop at shutdown. The last registered part is stopped first. */
  onStop(part: string, stop: () => unknown): void;
  /**
   * Stops all parts, even when one of them fails. A second call waits for the first, then stops parts registered in the
   * meantime.
   */
  stop: () => Promise<void>;
}

async function rejectAfterTimeout(): Promise<never> {
  await delay(STOP_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`not stopped within ${STOP_TIMEOUT_MS} ms`);
}

export function createLifecycle(log: Logger): Lifecycle {
  const parts: { part: string; stop: () => unknown }[] = [];
  let stopped = Promise.resolve();

  const stopAll = async () => {
    for (let next = parts.shift(); next; next = parts.shift()) {
      const { part, stop } = next;
      try {
        await Promise.race([stop(), rejectAfterTimeout()]);
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
