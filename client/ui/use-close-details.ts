import { useEffect, type RefObject } from 'react';
import { usePageChange } from './use-page-change.ts';

/**
 * Native `<details>` inside `root` become menus: one that is open closes on a click elsewhere, on Escape (the focus returns to
 * its summary), when the focus leaves it and when the page changes. Opening needs no script.
 */
export function useCloseDetails(root: RefObject<HTMLElement | null>) {
  usePageChange(() => close(root.current));

  useEffect(() => {
    const closeOutside = ({ target }: Event) => close(root.current, target as Node);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const focused = openIn(root.current).find((menu) => menu.contains(document.activeElement));
      close(root.current);
      focused?.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [root]);
}

const openIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];

/** All but the one that `kept` is in. */
function close(root: HTMLElement | null, kept?: Node) {
  for (const menu of openIn(root)) if (!kept || !menu.contains(kept)) menu.open = false;
}
