import { useRef, useState } from 'react';
import { useShortcuts } from '../shell/shortcuts.ts';

const keys = ['x', 'Shift+X', 'Escape'];

/** The selected rows. X toggles the focused row, Shift+X selects the range up to it, Escape clears the selection. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[], enabled: boolean) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const lastToggled = useRef<string>(undefined);
  const clear = () => setIds(new Set());

  function toggle(id: string, selectRange = false) {
    const [from, to] = [lastToggled.current, id].map((rowId) => rows.findIndex((row) => row.id === rowId)) as [
      number,
      number,
    ];
    lastToggled.current = id;
    setIds((before) => {
      if (selectRange && from >= 0)
        return new Set([...before, ...rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id)]);
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  useShortcuts(keys, (key) => {
    if (key === 'Escape') return clear();
    const focused = getFocusedRow(rows);
    if (enabled && focused) toggle(focused.id, key === 'Shift+X');
  });

  return { selected: rows.filter(({ id }) => ids.has(id)), isSelected: (id: string) => ids.has(id), toggle, clear };
}

/** Returns the row with the keyboard focus. */
export function getFocusedRow<Row>(rows: readonly Row[]): Row | undefined {
  const index = document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? undefined : rows[Number(index)];
}
