import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { GraphQLError, OperationTypeNode, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { checkOperation, type Caller } from './check-operation.ts';
import { badRequest, maskError } from './errors.ts';
import { graphqlLimitError, MAX_TOKENS } from './limits.ts';

/** Time that requests in flight have to finish when the server stops. */
const DRAIN_TIMEOUT_MS = 10_000;

interface Options<Context extends Caller> {
  schema: GraphQLSchema;
  http: Server;
  log: Logger;
  plugins: ApolloServerPlugin<Context>[];
}

/** Creates an Apollo Server that accepts one operation per request, enforces the limits and masks internal errors. */
export function createApollo<Context extends Caller>(options: Options<Context>): ApolloServer<Context> {
  const { schema, http, log, plugins } = options;
  return new ApolloServer<Context>({
    schema,
    logger: log,
    parseOptions: { maxTokens: MAX_TOKENS },
    introspection: true, // checkOperation rejects it for callers who are not signed in
    persistedQueries: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true, // no "Did you mean …?", which would reveal the schema to the public
    stopOnTerminationSignals: false, // main.ts stops the whole server
    formatError: (formatted, error) => maskError(toLimitError(formatted), error, log),
    plugins: [
      limits,
      ...plugins,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: http, stopGracePeriodMillis: DRAIN_TIMEOUT_MS }),
    ],
  });
}

/** Replaces Apollo's parse or validation error by DOCUMENT_TOO_LARGE when graphql stopped because of a limit. */
function toLimitError(error: GraphQLFormattedError): GraphQLFormattedError {
  const isRejected = /^GRAPHQL_(PARSE|VALIDATION)_FAILED$/.test(String(error.extensions?.code));
  return (isRejected && graphqlLimitError(error.message)?.toJSON()) || error;
}

const limits: ApolloServerPlugin<Caller> = {
  requestDidStart: () =>
    Promise.resolve({
      // eslint-disable-next-line @typescript-eslint/require-await -- errors have to become rejections
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return; // Apollo rejects a document of several operations without an operation name
        try {
          if (operation.operation === OperationTypeNode.SUBSCRIPTION)
            throw badRequest('Subscriptions are accepted over WebSocket only');
          checkOperation({ schema, document, operation, variables: request.variables ?? {} }, contextValue);
        } catch (error) {
          throw error instanceof GraphQLError ? withStatus400(error) : error;
        }
      },
    }),
};

/** Adds HTTP status 400, as for every document that is not executed. */
const withStatus400 = ({ message, extensions }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { extensions: { ...extensions, http: { status: 400 } } });
