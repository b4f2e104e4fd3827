import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  GraphQLError,
  getOperationAST,
  OperationTypeNode,
  parse,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { checkOperation, type Caller } from './check-operation.ts';
import { badRequest, maskError } from './errors.ts';
import { maxTokens } from './limits.ts';

/** Bytes of one message; a document within `maxTokens` is smaller. */
const maxPayload = 64 * 1024;
const maxSubscriptions = 20;
/** Milliseconds that clients get to answer a close before they are cut off. */
const patience = 3_000;

interface Options<Context extends Caller> {
  schema: GraphQLSchema;
  /** A context for each operation of the socket that the request opened. */
  context: (request: Request) => Context;
  log: Logger;
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

/** Subscriptions by the graphql-transport-ws protocol, for those who are signed in; the same limits as over HTTP. */
export function serveSubscriptions<Context extends Caller>(options: Options<Context>): Subscriptions {
  const { schema, context, log } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload });
  const mask = (error: GraphQLError) => maskError({ ...error.toJSON(), extensions: error.extensions }, error, log);

  useServer<Record<string, unknown>, { request: IncomingMessage }>(
    {
      isProd: true, // a client is never told what went wrong inside
      onConnect: ({ extra }) => context(extra.request as Request).viewer !== null, // false closes with 4403
      onSubscribe({ subscriptions, extra }, _id, payload) {
        try {
          if (Object.keys(subscriptions).length > maxSubscriptions)
            throw badRequest(`At most ${maxSubscriptions} subscriptions are accepted on one connection`);
          return prepared(schema, payload, context(extra.request as Request));
        } catch (error) {
          return [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })];
        }
      },
      onNext: (_context, _id, _payload, _args, { errors, ...result }) =>
        errors ? { ...result, errors: errors.map(mask) } : undefined,
      onError: (_context, _id, _payload, errors) => errors.map(mask),
    },
    sockets,
  );

  const closeAll = (code: number, reason: string) => sockets.clients.forEach((socket) => socket.close(code, reason));
  return {
    accept: (request, stream, head, opened) =>
      sockets.handleUpgrade(request, stream, head, (socket) => {
        sockets.emit('connection', socket, request);
        // graphql-ws would print on the console what any client may do wrong; ws has closed the socket by then.
        socket.removeAllListeners('error').on('error', (error) => log.debug(error, 'a WebSocket failed'));
        opened(socket);
      }),
    count: () => sockets.clients.size,
    closeAll,
    async stop() {
      closeAll(1001, 'Going away');
      const overdue = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), patience);
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(overdue);
    },
  };
}

const refused = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });

/**
 * What a subscribe message asks for, ready to run.
 * @throws GraphQLError for a document or variables that the limits or the schema refuse
 */
function prepared(
  schema: GraphQLSchema,
  payload: SubscribePayload,
  contextValue: Caller,
): ExecutionArgs | GraphQLError[] {
  const { query, operationName, variables } = payload;
  const document = parsed(query);
  const errors = validate(schema, document, undefined, { hideSuggestions: true });
  if (errors.length > 0) return errors.map(({ message }) => refused('GRAPHQL_VALIDATION_FAILED', message));

  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw badRequest('This connection is for subscriptions; queries and mutations go by POST');
  const variableValues = variables ?? {};
  checkOperation({ schema, document, operation, variables: variableValues }, contextValue);
  return { schema, document, operationName, variableValues, contextValue };
}

function parsed(query: string) {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    throw refused('GRAPHQL_PARSE_FAILED', (error as Error).message);
  }
}
