import type { Lifecycle } from '../platform/lifecycle.ts';

/**
 * SIGTERM and SIGINT stop what has been started by then, also while the start goes on, and end the process; a second one changes nothing.
 * A start that fails because its parts stop says nothing of it: it waits for the same stop, at whose end the process is gone.
 */
export function stopOnSignals(lifecycle: Lifecycle): void {
  let stopping: Promise<never> | undefined;
  const stop = () => void (stopping ??= lifecycle.stop().then(() => process.exit(0)));
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
