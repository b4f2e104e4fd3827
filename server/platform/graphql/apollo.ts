import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { GraphQLError, OperationTypeNode, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { checkOperation, type Caller } from './check-operation.ts';
import { badRequest, maskError } from './errors.ts';
import { graphqlLimitError, MAX_TOKENS } from './limits.ts';

/** How long a stop waits for requests in flight before it cuts them off, in milliseconds. */
const patience = 10_000;

interface Options<Context extends Caller> {
  schema: GraphQLSchema;
  http: Server;
  log: Logger;
  plugins: ApolloServerPlugin<Context>[];
}

/** Apollo Server as we run it: one operation a request, each held to the limits, errors masked. */
export function createApollo<Context extends Caller>(options: Options<Context>): ApolloServer<Context> {
  const { schema, http, log, plugins } = options;
  return new ApolloServer<Context>({
    schema,
    logger: log,
    parseOptions: { maxTokens: MAX_TOKENS },
    introspection: true, // checkOperation asks who wants to know
    persistedQueries: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true, // no "Did you mean …?": whoever may know the schema reads it
    stopOnTerminationSignals: false, // main.ts stops the whole server, of which this is a part
    formatError: (formatted, error) => maskError(namedLimit(formatted), error, log),
    plugins: [
      limits,
      ...plugins,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: http, stopGracePeriodMillis: patience }),
    ],
  });
}

/** Apollo's code for a document that graphql stopped to parse or to validate says that it is wrong, not that it is too large. */
function namedLimit(error: GraphQLFormattedError): GraphQLFormattedError {
  const refused = /^GRAPHQL_(PARSE|VALIDATION)_FAILED$/.test(String(error.extensions?.code));
  return (refused && graphqlLimitError(error.message)?.toJSON()) || error;
}

const limits: ApolloServerPlugin<Caller> = {
  requestDidStart: () =>
    Promise.resolve({
      // eslint-disable-next-line @typescript-eslint/require-await -- what it throws has to arrive as a rejection
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return; // not said which of several: Apollo refuses it
        try {
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw badRequest('Subscriptions go by WebSocket');
          checkOperation({ schema, document, operation, variables: request.variables ?? {} }, contextValue);
        } catch (error) {
          throw error instanceof GraphQLError ? withStatus400(error) : error;
        }
      },
    }),
};

/** The same error with HTTP status 400, as for every document that does not run. */
const withStatus400 = ({ message, extensions }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { extensions: { ...extensions, http: { status: 400 } } });
