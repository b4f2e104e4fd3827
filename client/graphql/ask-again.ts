import type { ObservableQuery, OperationVariables } from '@apollo/client';
import { isNetworkRequestInFlight } from '@apollo/client/utilities';

/**
 * Asks the server for what is true from now on. While an answer is on its way it waits for that: Apollo would take it for the answer to the
 * second question too, and it may have been read before. A failure is the query's own to show.
 */
export function askAgain<Data, Variables extends OperationVariables>(query: ObservableQuery<Data, Variables>): void {
  const ask = () => void query.refetch().catch(() => undefined);
  if (!isNetworkRequestInFlight(query.getCurrentResult().networkStatus)) return ask();
  const waiting = query.subscribe(({ networkStatus }) => {
    if (isNetworkRequestInFlight(networkStatus)) return;
    waiting.unsubscribe();
    setTimeout(() => query.hasObservers() && ask()); // the request itself ends after its answer is told
  });
}
