import type { RefObject } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';

const keys = ['j', 'k', 'ArrowDown', 'ArrowUp'];

interface Options {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Scrolls a row into the document, by its index. */
  reveal: (index: number) => void;
}

/** J and K, or the arrows, move the focus from row to row: the element with `data-row` inside `data-index`. */
export function useRowKeys({ list, count, reveal }: Options): void {
  useShortcuts(keys, (key) => {
    if (count === 0) return;
    const at = indexOfFocus(list.current);
    const step = key === 'j' || key === 'ArrowDown' ? 1 : -1;
    const next = Math.min(Math.max(at === undefined ? firstInSight(list.current) : at + step, 0), count - 1);
    reveal(next);
    focusRow(list.current, next);
  });
}

function indexOfFocus(list: HTMLElement | null): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  return row && list?.contains(row) ? Number(row.dataset.index) : undefined;
}

/** Where the keyboard begins: the first row that is whole in the window. */
function firstInSight(list: HTMLElement | null): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  const row = rows
    .toSorted((one, other) => Number(one.dataset.index) - Number(other.dataset.index))
    .find((one) => one.getBoundingClientRect().top >= 0);
  return Number(row?.dataset.index ?? 0);
}

/** A row that was far away enters the document a frame or two later. */
export function focusRow(list: HTMLElement | null, index: number, tries = 5): void {
  const row = list?.querySelector<HTMLElement>(`[data-index="${index}"] [data-row]`);
  if (row) return row.focus({ preventScroll: tries === 5 });
  if (tries > 0) requestAnimationFrame(() => focusRow(list, index, tries - 1));
}
