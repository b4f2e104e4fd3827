import type { ObservableQuery, OperationVariables } from '@apollo/client';
import { isNetworkRequestInFlight } from '@apollo/client/utilities';

/**
 * Refetches a query. If it has a request in flight, that request is awaited first: Apollo would deduplicate the refetch into that request, whose
 * response the server may have read before the change that caused the refetch. Errors appear in the result of the query.
 */
export function refetchWhenIdle<Data, Variables extends OperationVariables>(
  query: ObservableQuery<Data, Variables>,
): void {
  const refetch = () => void query.refetch().catch(() => undefined);
  if (!isNetworkRequestInFlight(query.getCurrentResult().networkStatus)) return refetch();
  const subscription = query.subscribe(({ networkStatus }) => {
    if (isNetworkRequestInFlight(networkStatus)) return;
    subscription.unsubscribe();
    setTimeout(() => query.hasObservers() && refetch()); // Apollo ends the request only after it has notified its observers
  });
}
