import { useSyncExternalStore } from 'react';

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** @param distance px from the top of the page; a prerendered page counts as unscrolled */
export const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > distance,
    () => false,
  );
