import { useEffect, useState } from 'react';

/**
 * Returns true for `durationMs` after `value` has changed, so that users notice that a list was replaced. With reduced motion there is no
 * delay.
 */
export function useRecentlyChanged(value: unknown, durationMs: number): boolean {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setSettled(value), isMotionReduced ? 0 : durationMs);
    return () => clearTimeout(timer);
  }, [value, durationMs]);

  return settled !== value;
}
