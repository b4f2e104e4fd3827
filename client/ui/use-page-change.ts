import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls `onChange` after each navigation, but not for the first page, where a menu may be open before hydration. */
export function usePageChange(onChange: () => void) {
  const { key } = useLocation();
  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current !== key) onChange();
    previousKey.current = key;
  });
}
