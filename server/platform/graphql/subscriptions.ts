import { setMaxListeners } from 'node:events';
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
import type { SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { checkOperation, type Caller } from './check-operation.ts';
import { Deliveries, type Destination } from './deliveries.ts';
import { badRequest, maskError } from './errors.ts';
import { Heartbeat } from './heartbeat.ts';
import { graphqlLimitError, MAX_TOKENS } from './limits.ts';
import { SharedSubscriptions, type Audience, type Question } from './shared-subscriptions.ts';

/** Bytes of one message; a document within `MAX_TOKENS` is smaller. */
const maxPayload = 64 * 1024;
const maxSubscriptions = 20;
/** Bytes of events that a subscription may be behind, some 20,000 of the feed. Kept once, however many are behind. */
const maxBehind = 8 * 1024 * 1024;
/** Bytes of answers to its own messages that may wait for a socket to read them. */
const maxUnread = 1024 * 1024;
/** Close code for a socket that does not read fast enough: connect again, and read the list again. */
const tooSlow = 1013;
/** Milliseconds that clients get to answer a close before they are cut off. */
const patience = 3_000;
/** Of a connection: each of its subscriptions may wait until it can take more, beside ws and Node. */
const maxListeners = maxSubscriptions + 10;

interface Options<Context extends Caller> {
  schema: GraphQLSchema;
  /** A context for each operation of the socket that the request opened. */
  context: (request: Request) => Context;
  /** Who else is told the same as somebody with this context. */
  audience: (context: Context) => Audience<Context>;
  log: Logger;
  /** Bytes that a subscription may be behind, if not 8 MB. */
  maxBehind?: number;
}

/** What graphql-ws hands from the one hook to the other. */
interface Asked<Context> extends ExecutionArgs {
  question: Question<Context>;
  destination: Destination;
}

export interface Subscriptions {
  /** Makes a WebSocket of an upgrade request that may have one. */
  accept(request: IncomingMessage, stream: Duplex, head: Buffer, opened: (socket: WebSocket) => void): void;
  /** Sockets open now. */
  count: () => number;
  /** Closes every socket; with 1012 clients come back and ask for what they may have missed. */
  closeAll(code: 1001 | 1012, reason: string): void;
  stop(): Promise<void>;
}

/**
 * Subscriptions by the graphql-transport-ws protocol, for those who are signed in; the same limits as over HTTP. As soon as one is in place
 * its client gets a ping with `{ subscribed: id }`: what a list had before that may have been overtaken.
 */
export function serveSubscriptions<Context extends Caller>(options: Options<Context>): Subscriptions {
  const { schema, context, audience, log } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload });
  const mask = (error: GraphQLError) => maskError({ ...error.toJSON(), extensions: error.extensions }, error, log);
  const present = ({ errors, ...result }: ExecutionResult) =>
    errors ? { ...result, errors: errors.map(mask) } : result;
  const giveUp = (socket: WebSocket) => {
    if (socket.readyState !== socket.OPEN) return;
    socket.close(tooSlow, 'Too slow: please connect again');
    setTimeout(() => socket.terminate(), patience).unref();
  };
  const deliveries = new Deliveries({ limit: options.maxBehind ?? maxBehind, onTooSlow: giveUp });
  const shared = new SharedSubscriptions<Context>({ deliveries, present });
  const heartbeat = new Heartbeat();

  useServer<Record<string, unknown>, { request: IncomingMessage; socket: WebSocket }>(
    {
      isProd: true, // a client is never told what went wrong inside
      onConnect: ({ extra }) => context(extra.request as Request).viewer !== null, // false closes with 4403
      onSubscribe({ subscriptions, extra: { request, socket } }, id, payload): Asked<Context> | GraphQLError[] {
        try {
          if (Object.keys(subscriptions).length > maxSubscriptions)
            throw badRequest(`At most ${maxSubscriptions} subscriptions are accepted on one connection`);
          const caller = context(request as Request);
          const group = audience(caller);
          const { query, operationName, variables } = payload;
          const key = JSON.stringify([group.name, query, operationName, variables]);
          // What was found good for an audience is not checked again for each of a thousand who come back together.
          const args = shared.known(key) ?? prepared(schema, payload, caller);
          if (Array.isArray(args)) return args;
          const question = { ...args, key, audience: group };
          return { ...question, question, destination: { socket, stream: request.socket, id } };
        } catch (error) {
          return [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })];
        }
      },
      async subscribe(args) {
        const { question, destination } = args as Asked<Context>;
        const result = await shared.subscribe(question, destination);
        const { socket, id } = destination;
        if (Symbol.asyncIterator in result) socket.send(JSON.stringify({ type: 'ping', payload: { subscribed: id } }));
        return result;
      },
      onNext: (_context, _id, _payload, _args, result) => present(result),
      onError: (_context, _id, _payload, errors) => errors.map(mask),
    },
    sockets,
    0, // no pings of its own: see Heartbeat
  );

  const closeAll = (code: number, reason: string) => sockets.clients.forEach((socket) => socket.close(code, reason));
  return {
    accept: (request, stream, head, opened) =>
      sockets.handleUpgrade(request, stream, head, (socket) => {
        sockets.emit('connection', socket, request);
        setMaxListeners(maxListeners, stream);
        heartbeat.watch(socket, stream);
        const limitUnread = () => void (socket.bufferedAmount > maxUnread && giveUp(socket));
        socket.on('message', limitUnread).on('ping', limitUnread);
        // graphql-ws would print on the console what any client may do wrong; ws has closed the socket by then.
        socket.removeAllListeners('error').on('error', (error) => log.debug(error, 'a WebSocket failed'));
        opened(socket);
      }),
    count: () => sockets.clients.size,
    closeAll,
    async stop() {
      heartbeat.stop();
      closeAll(1001, 'Going away');
      const overdue = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), patience);
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(overdue);
    },
  };
}

const refused = (code: string, message: string) =>
  graphqlLimitError(message) ?? new GraphQLError(message, { extensions: { code } });

/**
 * What a subscribe message asks for, ready to run.
 * @throws GraphQLError for a document or variables that the limits or the schema refuse
 */
function prepared(schema: GraphQLSchema, payload: SubscribePayload, caller: Caller): ExecutionArgs | GraphQLError[] {
  const { query, operationName, variables } = payload;
  const document = parsed(query);
  const errors = validate(schema, document, undefined, { hideSuggestions: true });
  if (errors.length > 0) return errors.map(({ message }) => refused('GRAPHQL_VALIDATION_FAILED', message));

  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw badRequest('This connection is for subscriptions; queries and mutations go by POST');
  const variableValues = variables ?? {};
  checkOperation({ schema, document, operation, variables: variableValues }, caller);
  return { schema, document, operationName, variableValues };
}

function parsed(query: string) {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw refused('GRAPHQL_PARSE_FAILED', (error as Error).message);
  }
}
