import { useState } from 'react';
import { useQuoteHistoryQuery } from '../../../graphql/generated.ts';
import { refetchWhenIdle } from '../../../graphql/refetch-when-idle.ts';
import { historySize, RecordHistory } from '../../activity/record-history.tsx';
import { useActivityListener } from '../../live/live-activity.tsx';

/** The change history of a request, newest first. */
export function QuoteHistory({ id }: { id: string }) {
  const [first, setFirst] = useState<number>(historySize.initial);
  const { data, previousData, error, refetch, observable } = useQuoteHistoryQuery({
    variables: { id, first },
    fetchPolicy: 'cache-and-network',
  });
  useActivityListener(({ targetId }) => {
    if (targetId === id) refetchWhenIdle(observable);
  });
  const history = (data ?? previousData)?.quoteRequest?.history;
  const hasOlder = history?.pageInfo.hasNextPage && first === historySize.initial;
  return (
    <RecordHistory
      title="quote.history"
      history={history}
      error={error}
      onRetry={() => void refetch()}
      onShowOlder={hasOlder ? () => setFirst(historySize.all) : undefined}
    />
  );
}
