import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/admin/tokens.ts';

const narrow = `(width < ${breakpoints.md})`;

function subscribe(listener: () => void) {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window has a phone's width: rows have two lines there, and columns have no place. */
export const usePhone = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
