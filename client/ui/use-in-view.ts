import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether any element that matches `selector` is visible in the window. */
export function useInView(selector: string): boolean {
  const { key } = useLocation();
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      setInView(visible.size > 0);
    });
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    return () => observer.disconnect();
  }, [selector, key]);

  return inView;
}
