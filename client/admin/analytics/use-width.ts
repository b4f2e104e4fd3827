import { useEffect, useRef, useState } from 'react';

/**
 * Measures the width of an element in pixels (at least 240) and follows its changes, so that an SVG can be drawn
 * without scaling.
 * @param initialWidth until the element is measured
 */
export function useWidth<ElementType extends Element>(initialWidth: number) {
  const ref = useRef<ElementType>(null);
  const [width, setWidth] = useState(initialWidth);
  useEffect(() => {
    if (!ref.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(240, entry.contentRect.width)));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
