import { useSyncExternalStore } from 'react';

const REFRESH_MS = 30_000;
const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = Date.now();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!timer) {
    timer = setInterval(tick, REFRESH_MS);
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    now = 0;
  };
}

/** Returns the current time in milliseconds, updated every REFRESH_MS; all relative times of a page share one timer. */
export const useNow = () =>
  useSyncExternalStore(
    subscribe,
    () => (now ||= Date.now()), // React requires the same snapshot until the store changes
    () => 0,
  );
