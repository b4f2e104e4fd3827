import { KeyboardCode, type Announcements, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { IntlShape } from 'react-intl';
import type { QuoteRowFragment } from '../../../graphql/generated.ts';

type Moved = { data: { current?: unknown } };
export const quoteOf = ({ data }: Moved) => data.current as QuoteRowFragment;

const steps: Record<string, number> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 };

/** The arrows lead from column to column, however wide they are. */
export const fromColumnToColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = steps[event.code];
  const { active, over, droppableRects, collisionRect } = context;
  if (!step || !active || !collisionRect) return undefined;
  event.preventDefault();
  const columns = [...droppableRects].toSorted(([, one], [, other]) => one.left - other.left);
  const at = columns.findIndex(([id]) => id === (over?.id ?? quoteOf(active).status));
  const [, next] = columns[Math.min(Math.max(at + step, 0), columns.length - 1)] ?? [];
  return next && { ...currentCoordinates, x: next.left + (next.width - collisionRect.width) / 2 };
};

/** What a screen reader says while a card is moved. That it is over its own column, where it was just lifted, would drown that it was. */
export function announcements({ formatMessage }: IntlShape): Announcements {
  let justLifted = false;
  const status = (id: string | number) => formatMessage({ id: `quoteStatus.${id}` });
  const say = (id: string, active: Moved, over?: string | number) =>
    formatMessage(
      { id: `board.${id}` },
      { name: quoteOf(active).name, status: over === undefined ? '' : status(over) },
    );
  return {
    onDragStart({ active }) {
      justLifted = true;
      return say('lifted', active, quoteOf(active).status);
    },
    onDragOver({ active, over }) {
      const isKnown = justLifted && over?.id === quoteOf(active).status;
      justLifted = false;
      if (isKnown) return undefined;
      return over ? say('over', active, over.id) : say('nowhere', active);
    },
    onDragEnd: ({ active, over }) => (over ? say('dropped', active, over.id) : say('cancelled', active)),
    onDragCancel: ({ active }) => say('cancelled', active),
  };
}
