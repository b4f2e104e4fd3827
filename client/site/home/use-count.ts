import { useEffect, useState, type RefObject } from 'react';

/** Milliseconds. */
const whole = 2_000;
const step = 16;

/**
 * Counts up to `end`, once, when `element` comes into view. It is `end` on the server, before and after: the number stands
 * there without a script, and under reduced motion it never moves.
 */
export function useCount(end: number, element: RefObject<Element | null>): number {
  const [count, setCount] = useState(end);

  useEffect(() => {
    if (!element.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval>;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const startedAt = performance.now();
        setCount(0);
        timer = setInterval(() => {
          const share = Math.min((performance.now() - startedAt) / whole, 1);
          setCount(Math.round(end * share));
          if (share === 1) clearInterval(timer);
        }, step);
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      setCount(end);
    };
  }, [end, element]);

  return count;
}
