import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether anything that `selector` finds on the page is in the window. */
export function useInView(selector: string): boolean {
  const { key } = useLocation();
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      setInView(seen.size > 0);
    });
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    return () => observer.disconnect();
  }, [selector, key]);

  return inView;
}
