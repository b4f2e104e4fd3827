import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';

const overlaySelector = ':is([role=dialog], [role=alertdialog], [role=menu])';

/**
 * Returns whether a key press must not trigger a shortcut: while a dialog or menu is open, in text inputs, and for
 * repeated keys. An overlay that Escape has just closed no longer has `data-state=open`, so it does not count.
 */
function isIgnored({ target, repeat }: KeyboardEvent): boolean {
  if (repeat || document.querySelector(`${overlaySelector}[data-state=open]`)) return true;
  return (
    target instanceof Element &&
    target.closest(`input:not([type=checkbox]), textarea, select, [contenteditable=true], ${overlaySelector}`) !== null
  );
}

/**
 * Calls `onShortcut` with the pressed shortcut while the component is mounted.
 * @param shortcuts in the notation of tinykeys: `c`, `Shift+T`, `g t` for G and then T. The array must be the same in
 *   every render.
 */
export function useShortcuts(shortcuts: readonly string[], onShortcut: (shortcut: string) => void): void {
  const handleShortcut = useEffectEvent(onShortcut);
  useEffect(() => {
    const createHandler = (shortcut: string) => (event: KeyboardEvent) => {
      if (isIgnored(event)) return;
      event.preventDefault();
      handleShortcut(shortcut);
    };
    return tinykeys(window, Object.fromEntries(shortcuts.map((shortcut) => [shortcut, createHandler(shortcut)])));
  }, [shortcuts]);
}
