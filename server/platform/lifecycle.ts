import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Milliseconds for one part. A part that needs a database which is gone must not keep the process from ending. */
const patience = 15_000;

export interface Lifecycle {
  /** What to do when the process stops; the part that was started last is stopped first. */
  onStop(part: string, stop: () => unknown): void;
  /** Stops every part, also when another one fails; a second call waits for the first and stops what was started since. */
  stop: () => Promise<void>;
}

async function tooLate(): Promise<never> {
  await delay(patience, undefined, { ref: false });
  throw new Error(`not stopped within ${patience} ms`);
}

export function createLifecycle(log: Logger): Lifecycle {
  const parts: { part: string; stop: () => unknown }[] = [];
  let stopped = Promise.resolve();

  const stopAll = async () => {
    for (let next = parts.shift(); next; next = parts.shift()) {
      const { part, stop } = next;
      try {
        await Promise.race([stop(), tooLate()]);
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
