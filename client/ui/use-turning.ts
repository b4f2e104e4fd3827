import { useEffect, useState } from 'react';

/**
 * True for `milliseconds` after `value` has changed, so that the eye notices that a list is another one now. Visitors who asked for
 * less motion are not kept waiting.
 */
export function useTurning(value: unknown, milliseconds: number): boolean {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const end = setTimeout(() => setSettled(value), calm ? 0 : milliseconds);
    return () => clearTimeout(end);
  }, [value, milliseconds]);

  return settled !== value;
}
