import { useEffect, useState, type RefObject } from 'react';

const DURATION_MS = 2_000;
const TICK_MS = 16;

/**
 * Counts from 0 to `end` once, when `element` comes into view. Before that, and always on the server and under reduced motion, it
 * returns `end`.
 */
export function useCountUp(end: number, element: RefObject<Element | null>): number {
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
          const progress = Math.min((performance.now() - startedAt) / DURATION_MS, 1);
          setCount(Math.round(end * progress));
          if (progress === 1) clearInterval(timer);
        }, TICK_MS);
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
