import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

/** Close code of the server when the session has ended: signed out, expired, or account disabled. */
const CLOSE_SESSION_ENDED = 4403;
/** Close code of a socket that is no longer needed. */
const CLOSE_NORMAL = 1000;
/** Close code of the client for a socket that no longer answers pings. */
const CLOSE_PING_TIMEOUT = 4408;
const PING_INTERVAL_MS = 15_000;
const PONG_TIMEOUT_MS = 5_000;
const MAX_RETRY_DELAY_MS = 30_000;

interface Handlers {
  onSessionEnd: () => void;
  /** Called when the first subscription, or one after a reconnect, is active. Earlier changes were not published to it. */
  onStart: () => void;
  /** Called with true once the server has confirmed a subscription, and with false when the connection is lost. */
  onConnection?: (connected: boolean) => void;
}

const getCloseCode = (event: unknown) =>
  typeof event === 'object' && event !== null && 'code' in event ? event.code : undefined;

/** Exponential backoff with jitter, so that clients do not reconnect to a restarted server all at the same time. The `online` event ends it early. */
function waitBeforeRetry(retries: number): Promise<void> {
  const delay = Math.min(1000 * 2 ** retries, MAX_RETRY_DELAY_MS) * (0.5 + Math.random() / 2);
  return new Promise((resolve) => {
    const retry = () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
      resolve();
    };
    const timer = setTimeout(retry, delay);
    addEventListener('online', retry);
  });
}

/** Creates the link for GraphQL subscriptions over one WebSocket, which opens with the first subscription and reconnects after each loss. */
export function createFeedLink({ onSessionEnd, onStart, onConnection }: Handlers) {
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | undefined;
  let isReconnect = false;
  let isLive: boolean | undefined;
  const setLive = (live: boolean) => {
    if (live !== isLive) onConnection?.(live);
    isLive = live;
  };

  const client = createClient({
    url: () => new URL('/graphql', location.href.replace(/^http/, 'ws')).href,
    retryAttempts: Infinity,
    retryWait: waitBeforeRetry,
    shouldRetry: (event) => getCloseCode(event) !== CLOSE_SESSION_ENDED,
    keepAlive: PING_INTERVAL_MS,
    on: {
      opened: (opened) => {
        socket = opened instanceof WebSocket ? opened : undefined;
      },
      connected: (_socket, _payload, wasRetry) => {
        isReconnect = wasRetry;
      },
      ping: (received, payload) => {
        if (!received) pongTimer = setTimeout(() => socket?.close(CLOSE_PING_TIMEOUT), PONG_TIMEOUT_MS);
        // The server confirms each subscription by a ping that has its id.
        else if (payload?.['subscribed'] !== undefined) {
          if (!isLive || isReconnect) onStart();
          setLive(true);
        }
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
      closed: (event) => {
        clearTimeout(pongTimer);
        if (getCloseCode(event) === CLOSE_SESSION_ENDED) onSessionEnd();
        // CLOSE_NORMAL means that the last subscription has ended: the connection was not lost.
        else if (getCloseCode(event) !== CLOSE_NORMAL) setLive(false);
      },
    },
  });
  return { link: new GraphQLWsLink(client), close: () => void client.dispose() };
}
