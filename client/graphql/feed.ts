import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

/** Close code of a socket whose session has ended: signed out, expired, or its account disabled. */
const sessionEnded = 4403;
/** Close code of a socket that is not needed any more. */
const normalClosure = 1000;
/** Close code by which we give up a socket that no longer answers. */
const timedOut = 4408;
/** Milliseconds between two signs of life, and how long the answer to one may take. */
const heartbeat = { every: 15_000, answeredWithin: 5_000 };
/** Milliseconds between two tries to connect, at most. */
const longestWait = 30_000;

interface Handlers {
  onSessionEnd: () => void;
  /** A subscription is in place, the first one or one of those after a loss: whatever changed until then was not told. */
  onBegin: () => void;
  /** Whether every change is told: true once the server has a subscription in place, false from the loss of its connection. */
  onConnection?: (connected: boolean) => void;
}

const codeOf = (event: unknown) =>
  typeof event === 'object' && event !== null && 'code' in event ? event.code : undefined;

/** Waits longer after each failed try, unevenly so that a restarted server is not asked by everybody at once; less when the network is back. */
function beforeRetry(retries: number): Promise<void> {
  const wait = Math.min(1000 * 2 ** retries, longestWait) * (0.5 + Math.random() / 2);
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, wait);
    addEventListener('online', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** GraphQL subscriptions over one WebSocket, opened when the first one starts and kept through every loss of connection. */
export function feedLink({ onSessionEnd, onBegin, onConnection }: Handlers) {
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | undefined;
  let wasLost = false;
  let isLive: boolean | undefined;
  const live = (now: boolean) => {
    if (now !== isLive) onConnection?.(now);
    isLive = now;
  };

  const client = createClient({
    url: () => new URL('/graphql', location.href.replace(/^http/, 'ws')).href,
    retryAttempts: Infinity,
    retryWait: beforeRetry,
    shouldRetry: (event) => codeOf(event) !== sessionEnded,
    keepAlive: heartbeat.every,
    on: {
      opened: (opened) => {
        socket = opened instanceof WebSocket ? opened : undefined;
      },
      connected: (_socket, _payload, wasRetry) => {
        wasLost = wasRetry;
      },
      ping: (received, payload) => {
        if (!received) unanswered = setTimeout(() => socket?.close(timedOut), heartbeat.answeredWithin);
        else if (payload?.['subscribed'] !== undefined) {
          if (!isLive || wasLost) onBegin();
          live(true);
        }
      },
      pong: (received) => {
        if (received) clearTimeout(unanswered);
      },
      closed: (event) => {
        clearTimeout(unanswered);
        if (codeOf(event) === sessionEnded) onSessionEnd();
        // The last subscription has ended: nobody waits for anything.
        else if (codeOf(event) !== normalClosure) live(false);
      },
    },
  });
  return { link: new GraphQLWsLink(client), close: () => void client.dispose() };
}
