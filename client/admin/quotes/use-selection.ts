import { useRef, useState } from 'react';
import { useShortcuts } from '../shell/shortcuts.ts';

const keys = ['x', 'Shift+X', 'Escape'];

/** Which rows are chosen. X chooses the row with the focus, Shift and X all up to it, Escape none. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[], enabled: boolean) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const clear = () => setIds(new Set());

  function toggle(id: string, range = false) {
    const [from, to] = [last.current, id].map((one) => rows.findIndex((row) => row.id === one)) as [number, number];
    last.current = id;
    setIds((before) => {
      if (range && from >= 0)
        return new Set([...before, ...rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id)]);
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  useShortcuts(keys, (key) => {
    if (key === 'Escape') return clear();
    const focused = focusedRow(rows);
    if (enabled && focused) toggle(focused.id, key === 'Shift+X');
  });

  return { selected: rows.filter(({ id }) => ids.has(id)), has: (id: string) => ids.has(id), toggle, clear };
}

/** The row that has the keyboard. */
export function focusedRow<Row>(rows: readonly Row[]): Row | undefined {
  const index = document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? undefined : rows[Number(index)];
}
