import type { TimelineItemFragment } from '../../graphql/generated.ts';
import { useCanEdit } from '../session/session.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { isUnanswered, type ItemActions } from './communication-item.tsx';

const keys = ['c', 'f', 'Shift+F', 'r', 'd', 'Delete'];

interface Options {
  items: readonly TimelineItemFragment[];
  actions: ItemActions;
  onNew: () => void;
  onPanel: () => void;
  onClear: () => void;
}

/** C new, F filters, Shift+F clears them; R answers, D edits and Delete removes the record that has the focus. */
export function useCommunicationKeys({ items, actions, onNew, onPanel, onClear }: Options): void {
  const canEdit = useCanEdit();
  useShortcuts(keys, (key) => {
    if (key === 'f') return onPanel();
    if (key === 'Shift+F') return onClear();
    if (!canEdit) return;
    if (key === 'c') return onNew();
    const index = document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index;
    const item = index === undefined ? undefined : items[Number(index)];
    if (!item) return;
    if (key === 'd') actions.onEdit(item);
    else if (key === 'Delete') actions.onDelete(item);
    else if (isUnanswered(item)) actions.onReply(item);
  });
}
