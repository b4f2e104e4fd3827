/** What a toast says. */
export interface Notice {
  type: 'success' | 'error' | 'info';
  /** A leading ✅ or ❌ stays in the text, and is drawn by the icon. */
  title: string;
  description?: string;
  /** Milliseconds on screen, not counting those under the pointer or with the focus inside; unset, 3 s for a success and 5 s otherwise. */
  duration?: number;
  action?: { label: string; onClick: () => void };
  /** A later toast on the same topic takes its place: a form that fails three times in a row says so once. */
  topic?: string;
}

type Receiver = (notice: Notice) => void;

let receiver: Receiver | undefined;
let waiting: Notice[] = [];
let given = false;
const listeners = new Set<() => void>();

/** Shows a toast. The first one may wait a moment for the code that draws it. */
export function notify(notice: Notice) {
  if (receiver) return receiver(notice);
  waiting.push(notice);
  given = true;
  listeners.forEach((listener) => listener());
}

/** For the region that draws toasts: it gets those that wait, then every further one, until it calls what is returned. */
export function receiveNotices(next: Receiver) {
  receiver = next;
  waiting.forEach(next);
  waiting = [];
  return () => {
    if (receiver === next) receiver = undefined;
  };
}

/** Whether there was anything to show since the page was opened, for `useSyncExternalStore`. */
export const noticeGiven = {
  snapshot: () => given,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
