import { skipToken } from '@apollo/client/react';
import {
  useCommunicationRecordLazyQuery,
  useCommunicationRecordQuery,
  useCommunicationsQuery,
} from '../../graphql/generated.ts';
import { refetchWhenIdle } from '../../graphql/refetch-when-idle.ts';
import { useLiveRows } from '../kit/use-live-rows.ts';
import { isDateRangeReversed, toServerFilter, type Filter } from './communication-filter.ts';

const PAGE_SIZE = 50;

/**
 * Loads the records that match a filter and refreshes them when other users change them. Sends no request when the end
 * of the date range is before its start.
 */
export function useTimeline(filter: Filter) {
  const { record } = filter;
  const isList = !record && !isDateRangeReversed(filter);
  const listQuery = useCommunicationsQuery(
    isList
      ? { variables: { filter: toServerFilter(filter), first: PAGE_SIZE }, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  const recordQuery = useCommunicationRecordQuery(record ? { variables: { id: record } } : skipToken);
  const [refetchRecord] = useCommunicationRecordLazyQuery({ fetchPolicy: 'network-only' });

  const data = listQuery.data ?? listQuery.previousData; // keep the old rows until the new ones are loaded
  const page = isList ? data?.communications : undefined;
  const single = recordQuery.data && (recordQuery.data.communication ? [recordQuery.data.communication] : []);
  const rows = record
    ? single
    : (page?.edges.map(({ node }) => node) ?? (isDateRangeReversed(filter) ? [] : undefined));
  // A follow-up that was just completed leaves the list immediately, before the list is refetched.
  const items = filter.followUp ? rows?.filter(({ followUpRequired }) => followUpRequired) : rows;
  const live = useLiveRows({
    table: 'communications',
    rows: items,
    refetch: () => (record ? refetchWhenIdle(recordQuery.observable) : refetchWhenIdle(listQuery.observable)),
    refetchRow: (id) => refetchRecord({ variables: { id } }).retain(),
  });

  return {
    items,
    matches: record ? single?.length : page?.totalCount,
    /** Whether there are more than `matches`. */
    moreMatches: page?.more ?? false,
    error: record ? recordQuery.error : listQuery.error,
    retry: () => void (record ? recordQuery.refetch() : listQuery.refetch()),
    hasMore: page?.pageInfo.hasNextPage ?? false,
    loadMore: () => listQuery.fetchMore({ variables: { after: page?.pageInfo.endCursor } }),
    ...live,
  };
}
