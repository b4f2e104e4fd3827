import { skipToken } from '@apollo/client/react';
import {
  useCommunicationRecordLazyQuery,
  useCommunicationRecordQuery,
  useCommunicationsQuery,
} from '../../graphql/generated.ts';
import { useLiveRows } from '../kit/use-live-rows.ts';
import { asked, isReversed, type Filter } from './communication-filter.ts';

const pageSize = 50;

/** The records that a filter means, kept true while others work. Nothing is asked for a range of days that ends before it begins. */
export function useTimeline(filter: Filter) {
  const { record } = filter;
  const isList = !record && !isReversed(filter);
  const list = useCommunicationsQuery(
    isList ? { variables: { filter: asked(filter), first: pageSize }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const one = useCommunicationRecordQuery(record ? { variables: { id: record } } : skipToken);
  const [renew] = useCommunicationRecordLazyQuery({ fetchPolicy: 'network-only' });

  const shown = list.data ?? list.previousData; // the old rows stay until the new ones are here
  const page = isList ? shown?.communications : undefined;
  const single = one.data && (one.data.communication ? [one.data.communication] : []);
  const listed = record ? single : (page?.edges.map(({ node }) => node) ?? (isReversed(filter) ? [] : undefined));
  // Who has just followed up is done with it: it leaves this list at once.
  const items = filter.followUp ? listed?.filter(({ followUpRequired }) => followUpRequired) : listed;
  const live = useLiveRows({
    of: 'communications',
    rows: items,
    refetch: () => (record ? one.refetch() : list.refetch()),
    renew: (id) => renew({ variables: { id } }),
  });

  return {
    items,
    matches: record ? single?.length : page?.totalCount,
    /** There are more than `matches`. */
    moreMatches: page?.more ?? false,
    error: record ? one.error : list.error,
    retry: () => void (record ? one.refetch() : list.refetch()),
    hasMore: page?.pageInfo.hasNextPage ?? false,
    more: () => list.fetchMore({ variables: { after: page?.pageInfo.endCursor } }),
    ...live,
  };
}
