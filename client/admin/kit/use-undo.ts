import { useShortcuts } from '../shell/shortcuts.ts';

const undoKeys = ['z'];

/** Undoes the latest change of any screen; undefined when there is none or it was undone. */
let undoLatest: (() => void) | undefined;

function undo() {
  const run = undoLatest;
  undoLatest = undefined;
  run?.();
}

/**
 * Returns `remember`, which stores how to undo the latest change, and `undo`, which the key Z calls too. Of several changes only the
 * latest one can be undone.
 */
export function useUndo(): { remember: (undoChange: () => void) => void; undo: () => void } {
  useShortcuts(undoKeys, undo);
  return { remember, undo };
}

function remember(undoChange: () => void) {
  undoLatest = undoChange;
}
