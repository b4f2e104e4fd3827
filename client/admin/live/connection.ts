import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let connected = false;

export function setConnected(value: boolean): void {
  connected = value;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether changes reach this page as they happen. */
export const useConnected = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => connected,
    () => false,
  );
