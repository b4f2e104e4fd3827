import { skipToken, useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { QuoteOfListDocument, useQuoteListQuery } from '../../graphql/generated.ts';
import { BehindPill } from '../kit/behind-pill.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { ExportMenu } from '../kit/export-menu.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { useLiveRows } from '../kit/use-live-rows.ts';
import { asked, isReversed, type QuoteListFilter } from './quote-filter.ts';
import { QuoteRows } from './quote-rows.tsx';

/** The requests that a filter names, as far as somebody has read. */
export function QuoteList({ filter }: { filter: QuoteListFilter }) {
  const client = useApolloClient();
  const { data, previousData, error, refetch, fetchMore } = useQuoteListQuery(
    isReversed(filter)
      ? skipToken
      : {
          variables: { filter: asked(filter), first: 50 },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        },
  );
  const page = (data ?? previousData)?.quoteRequests;
  const { behind, renewAll } = useLiveRows({
    of: 'quote_requests',
    rows: page?.edges.map(({ node }) => node),
    refetch,
    renew: (id) => client.query({ query: QuoteOfListDocument, variables: { id }, fetchPolicy: 'network-only' }),
  });
  return (
    <>
      <BehindPill shown={behind} onRenew={() => void renewAll()} />
      {error && !data && <ErrorStrip title="quotes.failed" error={error} onRetry={() => void refetch()} />}
      {page && (data || !error) && <QuoteRows filter={filter} page={page} more={fetchMore} />}
      {!page && !error && <SkeletonRows height={{ base: '150px', md: '52px' }} count={12} />}
    </>
  );
}

/** The list's rows as a file; the board has no rows. */
export function QuoteExport() {
  const [search] = useSearchParams();
  return <ExportMenu of="quotes" search={search} />;
}
