import { skipToken, useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { QuoteOfListDocument, useQuoteBoardQuery, type QuoteRowFragment } from '../../../graphql/generated.ts';
import { useOnActivity } from '../../live/live-activity.tsx';
import { asked, belongs, isReversed, type QuoteListFilter } from '../quote-filter.ts';

/** Cards that a column shows. */
const perColumn = 25;
/** Milliseconds in which changes gather before the board is asked again. */
const gathering = 400;

/**
 * The first requests of every status. A card stands where its status says: moved here or by somebody else, it changes its column as
 * soon as its status does.
 */
export function useBoard(filter: QuoteListFilter) {
  const client = useApolloClient();
  const of = (status: QuoteRowFragment['status']) => ({ ...asked(filter), statuses: [status] });
  const { data, previousData, error, refetch } = useQuoteBoardQuery(
    isReversed(filter)
      ? skipToken
      : {
          variables: {
            new: of('NEW'),
            pending: of('PENDING'),
            contacted: of('CONTACTED'),
            responded: of('RESPONDED'),
            quoted: of('QUOTED'),
            closed: of('CLOSED'),
            first: perColumn,
          },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        },
  );
  const shown = data ?? previousData;
  const lists = shown && [shown.new, shown.pending, shown.contacted, shown.responded, shown.quoted, shown.closed];
  const all = lists?.flatMap(({ edges }) => edges.map(({ node }) => node));
  const once = [...new Map(all?.map((quote) => [quote.id, quote])).values()];
  const cards = once.filter((quote) => belongs(quote, { priority: filter.priority }));
  if (!filter.order && !filter.reversed) cards.sort((one, other) => other.createdAt.localeCompare(one.createdAt));

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useOnActivity(({ targetType, targetId, action }) => {
    if (targetType !== 'quote_requests') return;
    if (action === 'UPDATE' && targetId && once.some(({ id }) => id === targetId))
      client
        .query({ query: QuoteOfListDocument, variables: { id: targetId }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // A failure is the query's own to show.
      refetch().catch(() => undefined);
    }, gathering);
  });

  return { cards: shown && cards, error: shown ? undefined : error, refetch };
}
