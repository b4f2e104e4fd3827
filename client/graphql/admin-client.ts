import { ApolloClient, ApolloLink, InMemoryCache, type Reference } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { askAgain } from './ask-again.ts';
import { feedLink } from './feed.ts';
import { httpLink, sessionLink } from './links.ts';

/**
 * Pages of one list are kept together, in the order of their cursors: ask such a list for its `edges`. `first` tells
 * lists apart, so that the ten newest of the dashboard and the endless list of a screen do not overwrite each other.
 */
const lists = {
  quoteRequests: pages(['filter', 'first']),
  companies: pages(['filter', 'first']),
  contacts: pages(['companyId', 'search', 'first']),
  communications: pages(['filter', 'first']),
  companyDocuments: pages(['companyId', 'first']),
  companyTimeline: pages(['companyId', 'kinds', 'first']),
  activityLogs: pages(['filter', 'first']),
  marketChanges: pages(['symbol', 'first']),
};

/** A first page that is asked for again takes the place of the one before it; what was read beyond stays, and so the reader's place. */
function pages(keyArgs: string[]) {
  const policy = relayStylePagination(keyArgs);
  const usual = policy.merge;
  if (typeof usual !== 'function') return policy;
  const merge: typeof usual = (existing, incoming, options) => {
    const merged = usual(existing, incoming, options);
    if (!merged || !existing || !incoming?.pageInfo?.hasNextPage || options.args?.['after']) return merged;
    const last = existing.edges.findIndex(({ cursor }) => cursor === incoming.pageInfo?.endCursor);
    const nodeOf = (edge: object) => options.readField('id', options.readField<Reference>('node', edge as Reference));
    const fresh = new Set(merged.edges.map(nodeOf));
    const beyond = existing.edges.slice(last + 1).filter((edge) => !fresh.has(nodeOf(edge)));
    if (last < 0 || beyond.length === 0) return merged;
    const { hasNextPage, endCursor } = existing.pageInfo;
    return { ...merged, edges: [...merged.edges, ...beyond], pageInfo: { ...merged.pageInfo, hasNextPage, endCursor } };
  };
  return { ...policy, merge };
}

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

/** Milliseconds in which subscriptions gather: after a loss all of them begin again. */
const gathering = 100;

/**
 * For signed-in people: the records they work on and the live feed. When it begins to tell of changes, at first and after a loss, everything
 * on the screen is asked for again: what changed between the first question and the feed's beginning would be missed.
 */
export function createAdminClient({ onSessionEnd, onConnection }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const feed = feedLink({
    onSessionEnd,
    onConnection,
    onBegin() {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.refetchQueries({ include: 'active', onQueryUpdated: (query) => (askAgain(query), false) });
      }, gathering);
    },
  });
  const client: ApolloClient = new ApolloClient({
    cache: createAdminCache(),
    link: ApolloLink.from([
      sessionLink(onSessionEnd),
      ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, feed.link, httpLink()),
    ]),
  });
  const close = () => {
    clearTimeout(timer);
    feed.close();
  };
  return { client, close };
}
