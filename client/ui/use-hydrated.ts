import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the page's scripts have taken it over; a button that only they can serve waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
