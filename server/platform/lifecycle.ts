import type { Logger } from 'pino';

export interface Lifecycle {
  /** What to do when the process stops; the part that was started last is stopped first. */
  onStop(part: string, stop: () => unknown): void;
  /** Stops every part, also when another one fails; a second call waits for the first. */
  stop: () => Promise<void>;
}

export function createLifecycle(log: Logger): Lifecycle {
  const parts: { part: string; stop: () => unknown }[] = [];
  let stopped: Promise<void> | undefined;

  const stopAll = async () => {
    for (const { part, stop } of parts) {
      try {
        await stop();
      } catch (error) {
        log.error({ err: error, part }, 'a part did not stop cleanly');
      }
    }
  };
  return {
    onStop: (part, stop) => void parts.unshift({ part, stop }),
    stop: () => (stopped ??= stopAll()),
  };
}
