import type { Lifecycle } from '../platform/lifecycle.ts';

/**
 * Stops all started parts on SIGTERM or SIGINT, also during the start, and exits the process. Further signals are
 * ignored. A start that fails because of the stop reports no error: it waits for the same stop, which ends the process.
 */
export function stopOnSignals(lifecycle: Lifecycle): void {
  let stopping: Promise<never> | undefined;
  const stop = () => void (stopping ??= lifecycle.stop().then(() => process.exit(0)));
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
