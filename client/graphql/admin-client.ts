import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { feedLink } from './feed.ts';
import { httpLink, sessionLink } from './links.ts';

/**
 * Pages of one list are kept together, in the order of their cursors: ask such a list for its `edges`. `first` tells
 * lists apart, so that the ten newest of the dashboard and the endless list of a screen do not overwrite each other.
 */
const lists = {
  quoteRequests: relayStylePagination(['filter', 'first']),
  companies: relayStylePagination(['filter', 'first']),
  contacts: relayStylePagination(['companyId', 'search', 'first']),
  communications: relayStylePagination(['filter', 'first']),
  companyDocuments: relayStylePagination(['companyId', 'first']),
  companyTimeline: relayStylePagination(['companyId', 'kinds', 'first']),
  activityLogs: relayStylePagination(['filter', 'first']),
  marketChanges: relayStylePagination(['symbol', 'first']),
};

/** A cache for the records that signed-in people work on. */
export const createAdminCache = () =>
  new InMemoryCache({
    typePolicies: { Query: { fields: lists }, Dashboard: { merge: true }, MarketQuote: { keyFields: ['symbol'] } },
  });

interface Options {
  /** The server does not know the session any more: called once for every request and socket that finds out. */
  onSessionEnd: () => void;
  /** Told when the live feed is lost, and when it is back. */
  onConnection?: (connected: boolean) => void;
}

/**
 * For signed-in people: the records they work on and the live feed. After the feed was lost and is back, everything on
 * the screen is asked for again, so that a gap never shows.
 */
export function createAdminClient({ onSessionEnd, onConnection }: Options) {
  const feed = feedLink({
    onSessionEnd,
    onConnection,
    onReconnect: () => void client.refetchQueries({ include: 'active' }),
  });
  const client: ApolloClient = new ApolloClient({
    cache: createAdminCache(),
    link: ApolloLink.from([
      sessionLink(onSessionEnd),
      ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, feed.link, httpLink()),
    ]),
  });
  return { client, close: feed.close };
}
