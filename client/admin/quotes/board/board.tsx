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
import type { QuoteCountsQuery, QuoteRowFragment, QuoteStatus } from '../../../graphql/generated.ts';
import { ErrorStrip } from '../../kit/error-strip.tsx';
import { useKeptPlace } from '../../kit/list-place.ts';
import { Placeholder } from '../../kit/placeholder.tsx';
import { statuses, type QuoteListFilter } from '../quote-filter.ts';
import { useChangeQuotes } from '../use-change-quotes.ts';
import { LiftedCard } from './card.tsx';
import { BoardColumn } from './column.tsx';
import { announcements, fromColumnToColumn, quoteOf } from './moving.ts';
import { useBoard } from './use-board.ts';

interface Props {
  filter: QuoteListFilter;
  counts?: QuoteCountsQuery['quoteRequestCounts'];
}

/** The keyboard has no pointer: for it the nearest column counts. */
const columnUnder: CollisionDetection = (about) =>
  about.pointerCoordinates ? pointerWithin(about) : closestCenter(about);

/** Pixels and milliseconds that tell a drag from a click, and from scrolling with a finger. */
const byMouse = { activationConstraint: { distance: 6 } };
const byFinger = { activationConstraint: { delay: 200, tolerance: 8 } };
const byKeys = { coordinateGetter: fromColumnToColumn };

/** The requests as columns by status, moved by mouse, finger or keyboard, and by everybody else who looks at it. */
export default function Board({ filter, counts }: Props) {
  const intl = useIntl();
  const spoken = useMemo(() => announcements(intl), [intl]);
  const { cards, error, refetch } = useBoard(filter);
  useKeptPlace('/admin/quotes', cards);
  const changeQuotes = useChangeQuotes();
  const [lifted, setLifted] = useState<QuoteRowFragment>();
  const [over, setOver] = useState<QuoteStatus>();
  const [closedFolded, setClosedFolded] = useState(true);
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byFinger),
    useSensor(KeyboardSensor, byKeys),
  );

  // A card in another column is another element: the keyboard that has moved it there goes with it.
  const followed = useRef<string>(undefined);
  useEffect(() => {
    const handle = followed.current && document.querySelector<HTMLElement>(followed.current);
    if (!handle) return;
    followed.current = undefined;
    handle.focus();
  });

  function drop({ active, over: target, activatorEvent }: DragEndEvent) {
    setLifted(undefined);
    setOver(undefined);
    if (!target) return;
    if (activatorEvent instanceof KeyboardEvent)
      followed.current = `[data-column=${target.id}] [data-handle="${active.id}"]`;
    void changeQuotes([quoteOf(active)], { status: target.id as QuoteStatus });
  }

  if (error) return <ErrorStrip title="quotes.failed" error={error} onRetry={() => void refetch()} />;
  if (!cards) return <Waiting />;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{
        announcements: spoken,
        screenReaderInstructions: { draggable: intl.formatMessage({ id: 'board.hint' }) },
      }}
      onDragStart={({ active }) => setLifted(quoteOf(active))}
      onDragOver={({ over: target }) => setOver(target?.id as QuoteStatus | undefined)}
      onDragEnd={drop}
      onDragCancel={() => setLifted(undefined)}
    >
      <Grid css={closedFolded ? { ...columns, '--last': '3rem' } : columns} flex="1">
        {statuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            cards={cards.filter((quote) => quote.status === status)}
            count={counts?.find((one) => one.status === status)?.count ?? 0}
            folded={status === 'CLOSED' && closedFolded}
            onFold={status === 'CLOSED' ? () => setClosedFolded(!closedFolded) : undefined}
          />
        ))}
      </Grid>
      <DragOverlay dropAnimation={null}>{lifted && <LiftedCard quote={lifted} />}</DragOverlay>
      {lifted && <Moving quote={lifted} to={over} />}
    </DndContext>
  );
}

const columns = {
  '--last': 'minmax(15rem, 1fr)',
  gridTemplateColumns: { base: 'repeat(5, 82vw) var(--last)', md: 'repeat(5, minmax(14.5rem, 1fr)) var(--last)' },
  // What is hidden from sight is placed within it and scrolls along.
  position: 'relative',
  overflowX: 'auto',
  scrollSnapType: { base: 'x proximity', md: 'none' },
  ps: { base: '1.5', md: '2.5' },
} as const;

/** What will happen when the card is let go, and the keys for it. Screen readers are told by the board itself. */
function Moving({ quote, to }: { quote: QuoteRowFragment; to?: QuoteStatus }) {
  const words = (status: QuoteStatus) => <FormattedMessage id={`quoteStatus.${status}`} />;
  return (
    <Flex css={foot} aria-hidden>
      <chakra.span textStyle="uiStrong">
        <FormattedMessage
          id="board.keys"
          values={{ name: <bdi>{quote.name}</bdi>, from: words(quote.status), to: words(to ?? quote.status) }}
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

const foot = {
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

function Waiting() {
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
