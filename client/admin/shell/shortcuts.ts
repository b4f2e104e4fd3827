import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';

const floating = ':is([role=dialog], [role=alertdialog], [role=menu])';

/** Letters are text while somebody types, and belong to what floats while it is open. What Escape has closed says so no more. */
function isTaken({ target, repeat }: KeyboardEvent): boolean {
  if (repeat || document.querySelector(`${floating}[data-state=open]`)) return true;
  return (
    target instanceof Element && target.closest(`input, textarea, select, [contenteditable=true], ${floating}`) !== null
  );
}

/**
 * Calls `onKeys` with the shortcut that was pressed, while the component is shown.
 * @param shortcuts in tinykeys' notation: `c`, `Shift+T`, `g t` for G and then T; the same ones at every call
 */
export function useShortcuts(shortcuts: readonly string[], onKeys: (shortcut: string) => void): void {
  const pressed = useEffectEvent(onKeys);
  useEffect(() => {
    const bind = (shortcut: string) => (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      event.preventDefault();
      pressed(shortcut);
    };
    return tinykeys(window, Object.fromEntries(shortcuts.map((shortcut) => [shortcut, bind(shortcut)])));
  }, [shortcuts]);
}
