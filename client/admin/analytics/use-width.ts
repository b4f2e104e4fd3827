import { useEffect, useRef, useState } from 'react';

/** The width that an element has, in pixels, so that what is drawn in it keeps its measures on every screen. */
export function useWidth<Part extends Element>(before: number) {
  const part = useRef<Part>(null);
  const [width, setWidth] = useState(before);
  useEffect(() => {
    if (!part.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(240, entry.contentRect.width)));
    observer.observe(part.current);
    return () => observer.disconnect();
  }, []);
  return { part, width };
}
