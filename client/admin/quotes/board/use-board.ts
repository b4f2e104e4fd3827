import { skipToken } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useQuoteBoardQuery, useQuoteOfListLazyQuery, type QuoteRowFragment } from '../../../graphql/generated.ts';
import { refetchWhenIdle } from '../../../graphql/refetch-when-idle.ts';
import { useActivityListener } from '../../live/live-activity.tsx';
import { toQuoteRequestFilter, matchesFilter, isRangeReversed, type QuoteListFilter } from '../quote-filter.ts';

/** Maximum number of cards in a column. */
const MAX_CARDS = 25;
/** Changes within this time cause one refetch. */
const REFETCH_DELAY_MS = 400;

/**
 * Loads the first requests of every status and refetches them after changes. A card belongs to the column of its
 * current status, whichever list it was loaded with, so that an optimistic update moves it immediately.
 */
export function useBoard(filter: QuoteListFilter) {
  const [refetchQuote] = useQuoteOfListLazyQuery({ fetchPolicy: 'network-only' });
  const filterFor = (status: QuoteRowFragment['status']) => ({ ...toQuoteRequestFilter(filter), statuses: [status] });
  const { data, previousData, error, refetch, observable } = useQuoteBoardQuery(
    isRangeReversed(filter)
      ? skipToken
      : {
          variables: {
            new: filterFor('NEW'),
            pending: filterFor('PENDING'),
            contacted: filterFor('CONTACTED'),
            responded: filterFor('RESPONDED'),
            quoted: filterFor('QUOTED'),
            closed: filterFor('CLOSED'),
            first: MAX_CARDS,
          },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        },
  );
  const board = data ?? previousData;
  const lists = board && [board.new, board.pending, board.contacted, board.responded, board.quoted, board.closed];
  const loadedQuotes = lists?.flatMap(({ edges }) => edges.map(({ node }) => node));
  const uniqueQuotes = [...new Map(loadedQuotes?.map((quote) => [quote.id, quote])).values()];
  const cards = uniqueQuotes.filter((quote) => matchesFilter(quote, { priority: filter.priority }));
  if (!filter.order && !filter.reversed) cards.sort((one, other) => other.createdAt.localeCompare(one.createdAt));

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useActivityListener(({ targetType, targetId, action }) => {
    if (targetType !== 'quote_requests') return;
    if (action === 'UPDATE' && targetId && uniqueQuotes.some(({ id }) => id === targetId))
      refetchQuote({ variables: { id: targetId } })
        .retain()
        .catch(() => undefined);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      refetchWhenIdle(observable);
    }, REFETCH_DELAY_MS);
  });

  return { cards: board && cards, error: board ? undefined : error, refetch };
}
