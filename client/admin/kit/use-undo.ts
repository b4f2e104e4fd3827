import { useShortcuts } from '../shell/shortcuts.ts';

const undoKeys = ['z'];

/** Undoes the latest change of the screen, whatever it was; undefined after that. */
let undoLatest: (() => void) | undefined;

function undo() {
  const run = undoLatest;
  undoLatest = undefined;
  run?.();
}

/**
 * Returns a function that remembers how the latest change is undone, and one that undoes it; the key Z calls the latter. Of several changes only
 * the latest one can be undone.
 */
export function useUndo(): { remember: (undoChange: () => void) => void; undo: () => void } {
  useShortcuts(undoKeys, undo);
  return { remember, undo };
}

function remember(undoChange: () => void) {
  undoLatest = undoChange;
}
