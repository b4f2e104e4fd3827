import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  GraphQLError,
  getOperationAST,
  OperationTypeNode,
  parse,
  validate,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { OperationResult, SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { checkOperation, type Caller } from './check-operation.ts';
import { badRequest, maskError } from './errors.ts';
import { graphqlLimitError, MAX_TOKENS } from './limits.ts';
import { SharedSubscription, type Audience } from './shared-subscription.ts';

/** Size of one message of a client; a document within `MAX_TOKENS` is smaller. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** Subscriptions of one connection. */
const MAX_SUBSCRIPTIONS = 20;
/** Results that may wait for a slow client, in bytes: some 20,000 of the activity feed. Clients share the results in memory. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
/** Answers to a client's own messages that may wait until it reads them. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** Close code for a client that does not read fast enough: it connects again and refetches its lists. */
const TOO_SLOW = 1013;
/** Time that a client has to answer a close frame. */
const CLOSE_TIMEOUT_MS = 3_000;
/** Interval of pings, and the time that a client has to answer one. */
const KEEP_ALIVE_MS = 30_000;

interface Options<Context extends Caller> {
  schema: GraphQLSchema;
  /** Creates the context of a connection. */
  context: (request: Request) => Context;
  /** Returns the callers who get the same results as the caller with this context. */
  audience: (context: Context) => Audience<Context>;
  log: Logger;
  /** Replaces `MAX_WAITING_BYTES`. */
  maxWaitingBytes?: number;
}

/** A subscription that was accepted, as one hook of graphql-ws passes it to the other. */
interface Accepted<Context> extends ExecutionArgs {
  /** The client's id of its subscription. */
  id: string;
  /** Equal for subscriptions that get the same results. */
  key: string;
  createContext: () => Context;
  socket: WebSocket;
}

export interface Subscriptions {
  /** Turns an upgrade request that was accepted into a WebSocket. */
  accept(request: IncomingMessage, stream: Duplex, head: Buffer, onOpen: (socket: WebSocket) => void): void;
  /** Number of open sockets. */
  count: () => number;
  /** Closes all sockets; 1012 makes clients connect again and refetch. */
  closeAll(code: 1001 | 1012, reason: string): void;
  stop(): Promise<void>;
}

/**
 * Serves subscriptions by the graphql-transport-ws protocol to signed-in callers, with the limits of operations over HTTP. When a subscription
 * runs, its client gets a ping with `{ subscribed: id }`: data that it read before may be stale.
 */
export function serveSubscriptions<Context extends Caller>(options: Options<Context>): Subscriptions {
  const { schema, context, audience, log, maxWaitingBytes = MAX_WAITING_BYTES } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const running = new Map<string, Promise<SharedSubscription<Context> | ExecutionResult>>();
  const mask = (error: GraphQLError) => {
    const { message, extensions } = maskError({ ...error.toJSON(), extensions: error.extensions }, error, log);
    return new GraphQLError(message, { path: error.path, extensions });
  };
  const closeSlow = (socket: WebSocket) => {
    if (socket.readyState !== socket.OPEN) return;
    socket.close(TOO_SLOW, 'Too slow: please connect again');
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  };
  const start = async (key: string, args: ExecutionArgs, createContext: () => Context) => {
    const shared = new SharedSubscription(args, createContext, mask, () => running.delete(key));
    try {
      const errors = await shared.start();
      if (errors) running.delete(key);
      return errors ?? shared;
    } catch (error) {
      running.delete(key);
      throw error;
    }
  };
  const follow = async (accepted: Accepted<Context>): Promise<Awaited<OperationResult>> => {
    const { key, createContext, socket, id, ...args } = accepted;
    const found = running.get(key) ?? start(key, args, createContext);
    running.set(key, found);
    const shared = await found;
    if (!(shared instanceof SharedSubscription)) return shared;
    if (shared.isEnded) return follow(accepted); // the last follower left meanwhile
    const results = shared.follow(maxWaitingBytes, () => closeSlow(socket));
    socket.send(JSON.stringify({ type: 'ping', payload: { subscribed: id } }));
    return results;
  };

  useServer<Record<string, unknown>, { request: IncomingMessage; socket: WebSocket }>(
    {
      isProd: true, // internal errors are not sent to clients
      onConnect: ({ extra }) => context(extra.request as Request).viewer !== null, // false closes with 4403
      onSubscribe({ subscriptions, extra }, id, payload) {
        try {
          if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS)
            throw badRequest(`At most ${MAX_SUBSCRIPTIONS} subscriptions are accepted on one connection`);
          const caller = context(extra.request as Request);
          const args = prepareOperation(schema, payload, caller);
          if (Array.isArray(args)) return args;
          const { name, createContext } = audience(caller);
          const { query, operationName, variables } = payload;
          const key = JSON.stringify([name, query, operationName, variables]);
          return { ...args, id, key, createContext, socket: extra.socket } as Accepted<Context>;
        } catch (error) {
          return [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })];
        }
      },
      subscribe: (args) => follow(args as Accepted<Context>),
      onError: (_context, _id, _payload, errors) => errors.map(mask),
    },
    sockets,
    KEEP_ALIVE_MS,
  );

  const closeAll = (code: number, reason: string) => sockets.clients.forEach((socket) => socket.close(code, reason));
  return {
    accept: (request, stream, head, onOpen) =>
      sockets.handleUpgrade(request, stream, head, (socket) => {
        sockets.emit('connection', socket, request);
        const limitBuffered = () => void (socket.bufferedAmount > MAX_BUFFERED_BYTES && closeSlow(socket));
        socket.on('message', limitBuffered).on('ping', limitBuffered);
        // graphql-ws prints protocol errors of clients to the console; ws has closed the socket already.
        socket.removeAllListeners('error').on('error', (error) => log.debug(error, 'a WebSocket failed'));
        onOpen(socket);
      }),
    count: () => sockets.clients.size,
    closeAll,
    async stop() {
      closeAll(1001, 'Going away');
      const overdue = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), CLOSE_TIMEOUT_MS);
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(overdue);
    },
  };
}

const toRequestError = (code: string, message: string) =>
  graphqlLimitError(message) ?? new GraphQLError(message, { extensions: { code } });

/**
 * Parses and checks the operation of a subscribe message.
 * @returns arguments for its execution, or the validation errors
 * @throws GraphQLError when parsing fails, a limit is exceeded or variables are invalid
 */
function prepareOperation(
  schema: GraphQLSchema,
  payload: SubscribePayload,
  caller: Caller,
): ExecutionArgs | GraphQLError[] {
  const { query, operationName, variables } = payload;
  const document = parseDocument(query);
  const errors = validate(schema, document, undefined, { hideSuggestions: true });
  if (errors.length > 0) return errors.map(({ message }) => toRequestError('GRAPHQL_VALIDATION_FAILED', message));

  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw badRequest('This connection accepts subscriptions only; send queries and mutations by POST');
  const variableValues = variables ?? {};
  checkOperation({ schema, document, operation, variables: variableValues }, caller);
  return { schema, document, operationName, variableValues };
}

function parseDocument(query: string) {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw toRequestError('GRAPHQL_PARSE_FAILED', (error as Error).message);
  }
}
