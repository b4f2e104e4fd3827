import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/admin/tokens.ts';

const phoneQuery = `(width < ${breakpoints.md})`;

function subscribe(listener: () => void) {
  const media = window.matchMedia(phoneQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Returns whether the window is as narrow as a phone: lists then show rows of two lines in place of columns. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phoneQuery).matches,
    () => false,
  );
