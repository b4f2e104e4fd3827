import type { TimelineItemFragment } from '../../graphql/generated.ts';
import { useCanEdit } from '../session/session.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { isUnanswered, type ItemActions } from './communication-item.tsx';

const shortcuts = ['c', 'f', 'Shift+F', 'r', 'd', 'Delete'];

interface Options {
  items: readonly TimelineItemFragment[];
  actions: ItemActions;
  onNew: () => void;
  onTogglePanel: () => void;
  onClear: () => void;
}

/**
 * Shortcuts: C new, F filter panel, Shift+F clear the filters; for the focused record R reply, D edit, Delete delete.
 */
export function useCommunicationShortcuts({ items, actions, onNew, onTogglePanel, onClear }: Options): void {
  const canEdit = useCanEdit();
  useShortcuts(shortcuts, (key) => {
    if (key === 'f') return onTogglePanel();
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
