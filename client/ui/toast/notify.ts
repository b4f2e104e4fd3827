/** The content of a toast. */
export interface Notice {
  type: 'success' | 'error' | 'info';
  /** A leading ✅ or ❌ is shown as the icon, but stays in the text for screen readers. */
  title: string;
  description?: string;
  /** In milliseconds, paused while the toast is hovered or focused. Default: 3 s for a success, otherwise 5 s. */
  duration?: number;
  action?: { label: string; onClick: () => void };
  /** A later toast with the same topic replaces this one, so that repeated failures of a form show only one toast. */
  topic?: string;
}

type Receiver = (notice: Notice) => void;

let receiver: Receiver | undefined;
let queued: Notice[] = [];
let hasNotices = false;
const listeners = new Set<() => void>();

/** Shows a toast. The first one is queued until the code that renders toasts is loaded. */
export function notify(notice: Notice) {
  if (receiver) {
    receiver(notice);
    return;
  }
  queued.push(notice);
  hasNotices = true;
  listeners.forEach((listener) => listener());
}

/**
 * Registers the component that renders toasts. It gets the queued notices, then every further one.
 * @returns a function that ends the registration
 */
export function registerReceiver(next: Receiver) {
  receiver = next;
  queued.forEach(next);
  queued = [];
  return () => {
    if (receiver === next) receiver = undefined;
  };
}

/** A store for `useSyncExternalStore`: whether any toast was requested since the page was loaded. */
export const hasNoticesStore = {
  snapshot: () => hasNotices,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
