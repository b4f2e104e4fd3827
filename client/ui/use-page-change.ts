import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls `left` when the visitor goes to another page; not for the first, on which something may be open before this code runs. */
export function usePageChange(left: () => void) {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) left();
    shown.current = key;
  });
}
