import { useEffect, useState } from 'react';

/** px from the top of the window: what has passed it is in view. */
const offset = 100;

/**
 * The section that is being read and the one in the middle of the window, by their ids. The hash of the address follows the
 * former once the visitor scrolls; it is replaced, so that going back leaves the page.
 */
export function useSectionInView<Id extends string>(ids: readonly [Id, ...Id[]]): { read: Id; middle: Id } {
  const [inView, setInView] = useState({ read: ids[0], middle: ids[0] });

  useEffect(() => {
    const passed = (line: number) =>
      ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line) ?? ids[0];

    function look() {
      const read = passed(offset);
      const middle = passed(window.innerHeight / 2);
      setInView((before) => (before.read === read && before.middle === middle ? before : { read, middle }));
      return read;
    }

    function onScroll() {
      if (!document.getElementById(ids[0])) return; // the page is being left, and the address is another's already
      const hash = `#${look()}`;
      if (hash !== window.location.hash) window.history.replaceState(window.history.state, '', hash);
    }

    const first = requestAnimationFrame(look); // the browser may have gone to the hash before the page was interactive
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ids]);

  return inView;
}
