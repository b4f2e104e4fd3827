import { useSyncExternalStore } from 'react';

/** The platform never changes, so there is nothing to subscribe to. */
const subscribe = () => () => undefined;

/** Returns the name of the modifier key: ⌘ on Apple devices, otherwise Ctrl. */
export const useModKey = (): string =>
  useSyncExternalStore(
    subscribe,
    () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
