import { useEffect, useState } from 'react';

/** A section is current when its top is at most this many px below the top of the window. */
const offset = 100;

/**
 * Returns the ids of the current section and of the section in the middle of the window. On scroll, the hash of the URL follows the
 * current section; the history entry is replaced, so that the back button leaves the page.
 */
export function useSectionInView<Id extends string>(ids: readonly [Id, ...Id[]]): { currentId: Id; middleId: Id } {
  const [sections, setSections] = useState({ currentId: ids[0], middleId: ids[0] });

  useEffect(() => {
    const findLastAbove = (line: number) =>
      ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line) ?? ids[0];

    function update() {
      const currentId = findLastAbove(offset);
      const middleId = findLastAbove(window.innerHeight / 2);
      setSections((previous) =>
        previous.currentId === currentId && previous.middleId === middleId ? previous : { currentId, middleId },
      );
      return currentId;
    }

    function onScroll() {
      if (!document.getElementById(ids[0])) return; // the sections are unmounted, so the URL already belongs to another page
      const hash = `#${update()}`;
      if (hash !== window.location.hash) window.history.replaceState(window.history.state, '', hash);
    }

    const firstFrame = requestAnimationFrame(update); // the browser may have scrolled to the hash before hydration
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(firstFrame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ids]);

  return sections;
}
