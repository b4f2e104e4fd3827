import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import type { OperationResult } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { badRequest, maskError } from './errors.ts';
import { shareSubscription, type Audience } from './shared-subscription.ts';
import { parseSubscription, type PlatformContext } from './validation.ts';

/** Size of one message of a client; a document within `MAX_TOKENS` is smaller. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** Subscriptions of one connection. */
const MAX_SUBSCRIPTIONS = 20;
/** Results that may be queued for one slow subscription: about 20,000 of the activity feed. Subscriptions share them in memory. */
const MAX_QUEUED_RESULT_BYTES = 8 * 1024 * 1024;
/** Unsent data of a socket, checked at each message and ping of the client: a client that does not read the answers is disconnected. */
const MAX_SOCKET_BUFFER_BYTES = 1024 * 1024;
/** WebSocket close code "Try Again Later", for a client that does not read fast enough: it connects again and refetches its lists. */
const CLOSE_TRY_AGAIN_LATER = 1013;
/** Time that a client has to answer a close frame; then the connection is ended without the answer. */
const CLOSE_TIMEOUT_MS = 3_000;
/** Interval of pings, and the time that a client has to answer one. */
const KEEP_ALIVE_MS = 30_000;

interface Options<Context extends PlatformContext> {
  schema: GraphQLSchema;
  /** Creates the context of a connection. */
  context: (request: Request) => Context;
  /** Returns the callers who get the same results as the caller with this context. */
  audience: (context: Context) => Audience<Context>;
  log: Logger;
  /** Replaces `MAX_QUEUED_RESULT_BYTES`; for tests. */
  maxQueuedResultBytes?: number;
}

/** Starts a subscription that was accepted: `onSubscribe` returns it with the arguments, and `subscribe` calls it. */
type Start = () => Promise<Awaited<OperationResult>>;

export type Subscriptions = ReturnType<typeof serveSubscriptions>;

/** Whether a result could not be written to a browser that is gone. An error of the database has a class of its own. */
function isClosedConnection({ originalError }: GraphQLError): boolean {
  const { code, syscall } = (originalError ?? {}) as NodeJS.ErrnoException;
  return originalError?.constructor === Error && syscall === 'write' && (code === 'EPIPE' || code === 'ECONNRESET');
}

/**
 * Serves subscriptions by the graphql-transport-ws protocol to signed-in callers, with the limits of operations over HTTP. Once a subscription
 * is active, the client gets a ping with `{ subscribed: id }` and has to refetch what it read before.
 */
export function serveSubscriptions<Context extends PlatformContext>(options: Options<Context>) {
  const { schema, context, audience, log, maxQueuedResultBytes = MAX_QUEUED_RESULT_BYTES } = options;
  // A variable, because the types of ws do not know closeTimeout yet.
  const socketOptions = { noServer: true, maxPayload: MAX_MESSAGE_BYTES, closeTimeout: CLOSE_TIMEOUT_MS };
  const sockets = new WebSocketServer(socketOptions);
  /** Subscriptions by audience and operation. */
  const running = new Map<string, ReturnType<typeof shareSubscription>>();
  const mask = (error: GraphQLError) => {
    const { message, extensions } = maskError({ ...error.toJSON(), extensions: error.extensions }, error, log);
    return new GraphQLError(message, { path: error.path, extensions });
  };
  const closeSlow = (socket: WebSocket) => socket.close(CLOSE_TRY_AGAIN_LATER, 'Too slow: please connect again');

  useServer<Record<string, unknown>, { request: IncomingMessage; socket: WebSocket }>(
    {
      isProd: true, // internal errors are not sent to clients
      onConnect: ({ extra }) => context(extra.request as Request).viewer !== null, // false closes with 4403
      onSubscribe({ subscriptions, extra: { request, socket } }, id, payload) {
        try {
          if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS)
            throw badRequest(`At most ${MAX_SUBSCRIPTIONS} subscriptions are accepted on one connection`);
          const caller = context(request as Request);
          const args = parseSubscription(schema, payload, caller);
          const { name, createContext } = audience(caller);
          const key = JSON.stringify([name, payload.query, payload.operationName, payload.variables]);
          const start: Start = async () => {
            const removeRunning = () => {
              if (running.get(key) === shared) running.delete(key);
            };
            const shared = running.get(key) ?? shareSubscription(args, createContext, mask, removeRunning);
            running.set(key, shared);
            void shared.then((result) => typeof result === 'function' || removeRunning(), removeRunning); // a failed start is not kept
            const subscribeToShared = await shared;
            if (typeof subscribeToShared !== 'function') return subscribeToShared;
            if (running.get(key) !== shared) return start(); // the last subscriber has unsubscribed in the meantime
            const results = subscribeToShared(maxQueuedResultBytes, () => closeSlow(socket));
            socket.send(JSON.stringify({ type: 'ping', payload: { subscribed: id } }));
            return results;
          };
          return { ...args, start };
        } catch (error) {
          return [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })];
        }
      },
      subscribe: (args) => (args as ExecutionArgs & { start: Start }).start(),
      onError(_context, _id, _payload, errors) {
        if (!errors.every(isClosedConnection)) return errors.map(mask);
        log.debug('a browser closed its connection while a result was sent');
      },
    },
    sockets,
    KEEP_ALIVE_MS,
  );

  /** Closes all sockets; 1012 makes clients connect again and refetch. */
  const closeAll = (code: 1001 | 1012, reason: string) =>
    sockets.clients.forEach((socket) => socket.close(code, reason));
  return {
    /** Turns an upgrade request that was accepted into a WebSocket. */
    accept: (request: IncomingMessage, stream: Duplex, head: Buffer, onOpen: (socket: WebSocket) => void) =>
      sockets.handleUpgrade(request, stream, head, (socket) => {
        sockets.emit('connection', socket, request);
        const limitBuffered = () => socket.bufferedAmount > MAX_SOCKET_BUFFER_BYTES && closeSlow(socket);
        socket.on('message', limitBuffered).on('ping', limitBuffered);
        // graphql-ws prints protocol errors of clients to the console; ws has closed the socket already.
        socket.removeAllListeners('error').on('error', (error) => log.debug(error, 'a WebSocket failed'));
        onOpen(socket);
      }),
    /** Number of open sockets. */
    count: () => sockets.clients.size,
    closeAll,
    async stop() {
      closeAll(1001, 'Going away');
      await new Promise((resolve) => sockets.close(resolve));
    },
  };
}
