import { ApolloClient, ApolloLink, InMemoryCache, type Reference } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { createFeedLink } from './feed-link.ts';
import { createHttpLink, createProofLink, createSessionLink } from './links.ts';
import { refetchWhenIdle } from './refetch-when-idle.ts';

/**
 * Paginated lists. The cache joins the pages of a list in cursor order, so queries of these lists must select `edges`. `first` is part
 * of the cache key, so that the ten newest records of the dashboard and the endless list of a screen do not overwrite each other.
 */
const paginatedFields = {
  quoteRequests: createPaginationPolicy(['filter', 'first']),
  companies: createPaginationPolicy(['filter', 'first']),
  contacts: createPaginationPolicy(['companyId', 'search', 'first']),
  communications: createPaginationPolicy(['filter', 'first']),
  companyDocuments: createPaginationPolicy(['companyId', 'first']),
  companyTimeline: createPaginationPolicy(['companyId', 'kinds', 'first']),
  activityLogs: createPaginationPolicy(['filter', 'first']),
  securityEvents: createPaginationPolicy(['filter', 'first']),
  notifications: createPaginationPolicy(['first']),
  orders: createPaginationPolicy(['filter', 'first']),
  tasks: createPaginationPolicy(['mine', 'filter', 'first']),
  marketChanges: createPaginationPolicy(['symbol', 'first']),
};

/** Relay pagination whose refetched first page replaces the old first page but keeps the later pages, and so the scroll position. */
function createPaginationPolicy(keyArgs: string[]) {
  const policy = relayStylePagination(keyArgs);
  const defaultMerge = policy.merge;
  if (typeof defaultMerge !== 'function') return policy;
  const merge: typeof defaultMerge = (existing, incoming, options) => {
    const merged = defaultMerge(existing, incoming, options);
    if (!merged || !existing || !incoming?.pageInfo?.hasNextPage || options.args?.['after']) return merged;
    const endIndex = existing.edges.findIndex(({ cursor }) => cursor === incoming.pageInfo?.endCursor);
    const getNodeId = (edge: object) =>
      options.readField('id', options.readField<Reference>('node', edge as Reference));
    const mergedIds = new Set(merged.edges.map(getNodeId));
    const laterEdges = existing.edges.slice(endIndex + 1).filter((edge) => !mergedIds.has(getNodeId(edge)));
    if (endIndex < 0 || laterEdges.length === 0) return merged;
    const { hasNextPage, endCursor } = existing.pageInfo;
    return {
      ...merged,
      edges: [...merged.edges, ...laterEdges],
      pageInfo: { ...merged.pageInfo, hasNextPage, endCursor },
    };
  };
  return { ...policy, merge };
}

/** Creates the cache of the admin client. */
export const createAdminCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: paginatedFields },
      Dashboard: { merge: true },
      InboundMailCounts: { merge: true },
      MarketQuote: { keyFields: ['symbol'] },
      NotificationChoice: { keyFields: ['kind'] },
    },
  });

interface Options {
  /** Called when the server rejects the session as ended, once for every request and socket that it rejects. */
  onSessionEnd: () => void;
  /** Asks the user for a fresh proof of identity; resolves to whether they confirmed it. */
  requestProof?: () => Promise<boolean>;
  /** Called when the live feed connects (true) and when it is lost (false). */
  onConnection?: (connected: boolean) => void;
}

/** After a reconnect all subscriptions start again; one refetch follows for all that start within this time. */
const REFETCH_DELAY_MS = 100;

/**
 * Creates the client for signed-in users: queries and mutations over HTTP, subscriptions over the live feed. When the feed starts, and after
 * each reconnect, it refetches all active queries, because changes between their responses and the start of the feed were not published to it.
 */
export function createAdminClient({ onSessionEnd, requestProof, onConnection }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const feed = createFeedLink({
    onSessionEnd,
    onConnection,
    onStart() {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.refetchQueries({ include: 'active', onQueryUpdated: (query) => (refetchWhenIdle(query), false) });
      }, REFETCH_DELAY_MS);
    },
  });
  const client: ApolloClient = new ApolloClient({
    cache: createAdminCache(),
    link: ApolloLink.from([
      createSessionLink(onSessionEnd),
      ...(requestProof ? [createProofLink(requestProof)] : []),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        feed.link,
        createHttpLink(),
      ),
    ]),
  });
  const close = () => {
    clearTimeout(timer);
    feed.close();
  };
  return { client, close };
}
