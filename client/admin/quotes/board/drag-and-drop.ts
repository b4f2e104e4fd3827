import { KeyboardCode, type Announcements, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { IntlShape } from 'react-intl';
import type { QuoteRowFragment } from '../../../graphql/generated.ts';

type Draggable = { data: { current?: unknown } };
export const getDraggedQuote = ({ data }: Draggable) => data.current as QuoteRowFragment;

const columnSteps: Record<string, number> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 };

/** The arrow keys move the card by one column, whatever the width of the columns. */
export const moveToAdjacentColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = columnSteps[event.code];
  const { active, over, droppableRects, collisionRect } = context;
  if (!step || !active || !collisionRect) return undefined;
  event.preventDefault();
  const columns = [...droppableRects].toSorted(([, one], [, other]) => one.left - other.left);
  const index = columns.findIndex(([id]) => id === (over?.id ?? getDraggedQuote(active).status));
  const [, next] = columns[Math.min(Math.max(index + step, 0), columns.length - 1)] ?? [];
  return next && { ...currentCoordinates, x: next.left + (next.width - collisionRect.width) / 2 };
};

/**
 * Creates the screen reader announcements of a drag. The first `over` event is that of the card's own column right after
 * lifting; announcing it would interrupt the announcement that the card was lifted.
 */
export function createAnnouncements({ formatMessage }: IntlShape): Announcements {
  let justLifted = false;
  const statusName = (id: string | number) => formatMessage({ id: `quoteStatus.${id}` });
  const announce = (id: string, active: Draggable, over?: string | number) =>
    formatMessage(
      { id: `board.${id}` },
      { name: getDraggedQuote(active).name, status: over === undefined ? '' : statusName(over) },
    );
  return {
    onDragStart({ active }) {
      justLifted = true;
      return announce('lifted', active, getDraggedQuote(active).status);
    },
    onDragOver({ active, over }) {
      const isOwnColumn = justLifted && over?.id === getDraggedQuote(active).status;
      justLifted = false;
      if (isOwnColumn) return undefined;
      return over ? announce('over', active, over.id) : announce('nowhere', active);
    },
    onDragEnd: ({ active, over }) => (over ? announce('dropped', active, over.id) : announce('cancelled', active)),
    onDragCancel: ({ active }) => announce('cancelled', active),
  };
}
