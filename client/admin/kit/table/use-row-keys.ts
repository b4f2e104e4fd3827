import type { RefObject } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';

const keys = ['j', 'k', 'ArrowDown', 'ArrowUp'];

interface Options {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Scrolls the row with this index into view, which also renders it. */
  reveal: (index: number) => void;
}

/**
 * J and K or the arrow keys move the focus between rows: to the element with `data-row` inside the one with
 * `data-index`.
 */
export function useRowKeys({ list, count, reveal }: Options): void {
  useShortcuts(keys, (key) => {
    if (count === 0) return;
    const focusedIndex = getFocusedIndex(list.current);
    const step = key === 'j' || key === 'ArrowDown' ? 1 : -1;
    const next = Math.min(
      Math.max(focusedIndex === undefined ? findFirstVisibleIndex(list.current) : focusedIndex + step, 0),
      count - 1,
    );
    reveal(next);
    focusRow(list.current, next);
  });
}

function getFocusedIndex(list: HTMLElement | null): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  return row && list?.contains(row) ? Number(row.dataset.index) : undefined;
}

/** Returns the index of the first row that does not begin above the window. */
function findFirstVisibleIndex(list: HTMLElement | null): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  const row = rows
    .toSorted((one, other) => Number(one.dataset.index) - Number(other.dataset.index))
    .find((one) => one.getBoundingClientRect().top >= 0);
  return Number(row?.dataset.index ?? 0);
}

const MAX_FOCUS_TRIES = 5;

/**
 * Focuses a row. It tries again on the next frames, because a row far away is rendered a frame or two after scrolling.
 */
export function focusRow(list: HTMLElement | null, index: number, tries = MAX_FOCUS_TRIES): void {
  const row = list?.querySelector<HTMLElement>(`[data-index="${index}"] [data-row]`);
  if (row) return row.focus({ preventScroll: tries === MAX_FOCUS_TRIES });
  if (tries > 0) requestAnimationFrame(() => focusRow(list, index, tries - 1));
}
