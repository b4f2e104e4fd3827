import { useEffect, type RefObject } from 'react';
import { usePageChange } from './use-page-change.ts';

/**
 * Makes the native `<details>` inside `root` behave like menus: an open one closes on a click outside, on Escape (the focus returns to
 * its summary), when the focus leaves it, and on navigation. Opening needs no JavaScript.
 */
export function useCloseDetails(root: RefObject<HTMLElement | null>) {
  usePageChange(() => closeMenus(root.current));

  useEffect(() => {
    const closeOutside = ({ target }: Event) => closeMenus(root.current, target as Node);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const focused = findOpenMenus(root.current).find((menu) => menu.contains(document.activeElement));
      closeMenus(root.current);
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

const findOpenMenus = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
];

/** Closes all open menus except the one that contains `exception`. */
function closeMenus(root: HTMLElement | null, exception?: Node) {
  for (const menu of findOpenMenus(root)) if (!exception || !menu.contains(exception)) menu.open = false;
}
