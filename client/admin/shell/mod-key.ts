import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The key that commands begin with: ⌘ on a Mac, Ctrl elsewhere. */
export const useModKey = (): string =>
  useSyncExternalStore(
    never,
    () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
