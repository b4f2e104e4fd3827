import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import { chakra, Flex, Grid, Kbd } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuoteCountsQuery, QuoteRowFragment, QuoteStatus, QuoteTotalsQuery } from '../../../graphql/generated.ts';
import { ErrorStrip } from '../../kit/error-strip.tsx';
import { useListPosition } from '../../kit/list-position.ts';
import { Placeholder } from '../../kit/placeholder.tsx';
import { statuses, type QuoteListFilter } from '../quote-filter.ts';
import { useChangeQuotes } from '../use-change-quotes.ts';
import { DragPreview } from './card.tsx';
import { BoardColumn } from './column.tsx';
import { createAnnouncements, moveToAdjacentColumn, getDraggedQuote } from './drag-and-drop.ts';
import { useBoard } from './use-board.ts';

interface Props {
  filter: QuoteListFilter;
  counts?: QuoteCountsQuery['quoteRequestCounts'];
  totals?: QuoteTotalsQuery['quoteRequestTotals'];
}

/** Finds the column under the pointer, or the nearest one for the keyboard, which has no pointer. */
const detectColumn: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

/** Thresholds in pixels and milliseconds that distinguish a drag from a click and from scrolling with a finger. */
const mouseOptions = { activationConstraint: { distance: 6 } };
const touchOptions = { activationConstraint: { delay: 200, tolerance: 8 } };
const keyboardOptions = { coordinateGetter: moveToAdjacentColumn };

/**
 * The requests in one column for each status. Cards are moved by mouse, touch or keyboard, and follow the changes of
 * other users.
 */
export default function Board({ filter, counts, totals }: Props) {
  const intl = useIntl();
  const announcements = useMemo(() => createAnnouncements(intl), [intl]);
  const { cards, error, refetch } = useBoard(filter);
  useListPosition('/admin/quotes', cards);
  const changeQuotes = useChangeQuotes();
  const [draggedQuote, setDraggedQuote] = useState<QuoteRowFragment>();
  const [targetStatus, setTargetStatus] = useState<QuoteStatus>();
  const [isClosedColumnFolded, setIsClosedColumnFolded] = useState(true);
  const sensors = useSensors(
    useSensor(MouseSensor, mouseOptions),
    useSensor(TouchSensor, touchOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );

  // After a keyboard move the card is a new element in another column: move the focus to its handle.
  const handleToFocus = useRef<string>(undefined);
  useEffect(() => {
    const handle = handleToFocus.current && document.querySelector<HTMLElement>(handleToFocus.current);
    if (!handle) return;
    handleToFocus.current = undefined;
    handle.focus();
  });

  function handleDragEnd({ active, over: target, activatorEvent }: DragEndEvent) {
    setDraggedQuote(undefined);
    setTargetStatus(undefined);
    if (!target) return;
    if (activatorEvent instanceof KeyboardEvent)
      handleToFocus.current = `[data-column=${target.id}] [data-handle="${active.id}"]`;
    void changeQuotes([getDraggedQuote(active)], { status: target.id as QuoteStatus });
  }

  if (error) return <ErrorStrip title="quotes.failed" error={error} onRetry={() => void refetch()} />;
  if (!cards) return <BoardSkeleton />;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectColumn}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: intl.formatMessage({ id: 'board.hint' }) },
      }}
      onDragStart={({ active }) => setDraggedQuote(getDraggedQuote(active))}
      onDragOver={({ over: target }) => setTargetStatus(target?.id as QuoteStatus | undefined)}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setDraggedQuote(undefined)}
    >
      <Grid css={isClosedColumnFolded ? { ...columns, '--last': '3rem' } : columns} flex="1">
        {statuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            cards={cards.filter((quote) => quote.status === status)}
            count={counts?.find((one) => one.status === status)?.count ?? 0}
            total={totals?.byStatus.find((one) => one.status === status)?.total}
            isFolded={status === 'CLOSED' && isClosedColumnFolded}
            onToggleFold={status === 'CLOSED' ? () => setIsClosedColumnFolded(!isClosedColumnFolded) : undefined}
          />
        ))}
      </Grid>
      <DragOverlay dropAnimation={null}>{draggedQuote && <DragPreview quote={draggedQuote} />}</DragOverlay>
      {draggedQuote && <DragHint quote={draggedQuote} to={targetStatus} />}
    </DndContext>
  );
}

const columns = {
  '--last': 'minmax(15rem, 1fr)',
  gridTemplateColumns: { base: 'repeat(5, 82vw) var(--last)', md: 'repeat(5, minmax(14.5rem, 1fr)) var(--last)' },
  // Visually hidden elements are positioned relative to the board, so that they scroll with it.
  position: 'relative',
  overflowX: 'auto',
  scrollSnapType: { base: 'x proximity', md: 'none' },
  ps: { base: '1.5', md: '2.5' },
} as const;

/**
 * Shows the source and target columns and the keys during a drag. Hidden from screen readers, which get announcements.
 */
function DragHint({ quote, to }: { quote: QuoteRowFragment; to?: QuoteStatus }) {
  const statusName = (status: QuoteStatus) => <FormattedMessage id={`quoteStatus.${status}`} />;
  return (
    <Flex css={hintBar} aria-hidden>
      <chakra.span textStyle="uiStrong">
        <FormattedMessage
          id="board.keys"
          values={{ name: <bdi>{quote.name}</bdi>, from: statusName(quote.status), to: statusName(to ?? quote.status) }}
        />
      </chakra.span>
      <Flex gap="1" hideBelow="md">
        <Kbd>←</Kbd>
        <Kbd>→</Kbd>
        <Kbd>Esc</Kbd>
      </Flex>
    </Flex>
  );
}

const hintBar = {
  position: 'fixed',
  zIndex: 'bar',
  insetInlineEnd: '0',
  insetInlineStart: { base: '0', md: '{sizes.rail}' },
  bottom: { base: '{sizes.tabBar}', md: '0' },
  alignItems: 'center',
  gap: '4',
  minH: '9',
  px: '5',
  bg: 'bg',
  borderTopWidth: '1px',
} as const;

function BoardSkeleton() {
  return (
    <Grid css={columns} gap="5" p="5" aria-hidden>
      {statuses.map((status) => (
        <Flex key={status} direction="column" gap="2">
          <Placeholder height="4" width="22" mb="2" />
          <Placeholder height="22" />
          <Placeholder height="22" />
        </Flex>
      ))}
    </Grid>
  );
}
