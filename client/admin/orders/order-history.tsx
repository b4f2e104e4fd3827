import { useState } from 'react';
import { useOrderHistoryQuery } from '../../graphql/generated.ts';
import { refetchWhenIdle } from '../../graphql/refetch-when-idle.ts';
import { historySize, RecordHistory } from '../activity/record-history.tsx';
import { useActivityListener } from '../live/live-activity.tsx';

/** The change history of an order and its documents, newest first. */
export function OrderHistory({ id }: { id: string }) {
  const [first, setFirst] = useState<number>(historySize.initial);
  const { data, previousData, error, refetch, observable } = useOrderHistoryQuery({
    variables: { id, first },
    fetchPolicy: 'cache-and-network',
  });
  useActivityListener(({ targetId, targetType }) => {
    if (targetId === id || targetType === 'order_documents') refetchWhenIdle(observable);
  });
  const history = (data ?? previousData)?.order?.history;
  const hasOlder = history?.pageInfo.hasNextPage && first === historySize.initial;
  return (
    <RecordHistory
      title="order.history"
      history={history}
      error={error}
      onRetry={() => void refetch()}
      onShowOlder={hasOlder ? () => setFirst(historySize.all) : undefined}
    />
  );
}
