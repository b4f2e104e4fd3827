import { skipToken } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { useQuoteListQuery, useQuoteOfListLazyQuery } from '../../graphql/generated.ts';
import { refetchWhenIdle } from '../../graphql/refetch-when-idle.ts';
import { RefreshPill } from '../kit/refresh-pill.tsx';
import { NothingFound } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { ExportMenu } from '../kit/export-menu.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { useLiveRows } from '../kit/use-live-rows.ts';
import { toQuoteRequestFilter, isRangeReversed, type QuoteListFilter } from './quote-filter.ts';
import { QuoteRows } from './quote-rows.tsx';

/** The list of requests that match the filter. While a range is reversed, it keeps what it shows. */
export function QuoteList({ filter }: { filter: QuoteListFilter }) {
  const isReversed = isRangeReversed(filter);
  const { data, previousData, error, refetch, observable, fetchMore } = useQuoteListQuery(
    isReversed
      ? skipToken
      : {
          variables: { filter: toQuoteRequestFilter(filter), first: 50 },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        },
  );
  const page = (data ?? previousData)?.quoteRequests;
  const [refetchRow] = useQuoteOfListLazyQuery({ fetchPolicy: 'network-only' });
  const { isStale, refresh } = useLiveRows({
    table: 'quote_requests',
    rows: page?.edges.map(({ node }) => node),
    refetch: () => refetchWhenIdle(observable),
    refetchRow: (id) => refetchRow({ variables: { id } }).retain(),
  });
  return (
    <>
      <RefreshPill isVisible={isStale} onRefresh={refresh} />
      {error && !data && <ErrorStrip title="quotes.failed" error={error} onRetry={() => void refetch()} />}
      {page && (data || !error) && <QuoteRows filter={filter} page={page} fetchMore={fetchMore} />}
      {!page && isReversed && <EmptyState drawing={NothingFound} message="quotes.rangeReversed" />}
      {!page && !isReversed && !error && <SkeletonRows height={{ base: '150px', md: '52px' }} count={12} />}
    </>
  );
}

/** The export menu of the list. */
export function QuoteExport() {
  const [search] = useSearchParams();
  return <ExportMenu of="quotes" campaignList="QUOTE_REQUESTS" search={search} />;
}
