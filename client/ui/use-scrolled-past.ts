import { useSyncExternalStore } from 'react';

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled down by more than `distance` pixels; false in prerendered pages. */
export const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > distance,
    () => false,
  );
