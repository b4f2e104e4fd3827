import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { operationChecks, type PlatformContext } from './validation.ts';
import { maskError } from './errors.ts';
import { MAX_TOKENS } from './limits.ts';

/** Time that requests in flight have to finish when the server stops. */
const DRAIN_TIMEOUT_MS = 10_000;

interface Options<Context extends PlatformContext> {
  schema: GraphQLSchema;
  http: Server;
  log: Logger;
  plugins: ApolloServerPlugin<Context>[];
}

/** Creates an Apollo Server that accepts one operation per request, enforces the limits and masks internal errors. */
export function createApollo<Context extends PlatformContext>(options: Options<Context>): ApolloServer<Context> {
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
    formatError: (formatted, error) => maskError(formatted, error, log),
    plugins: [
      operationChecks,
      ...plugins,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: http, stopGracePeriodMillis: DRAIN_TIMEOUT_MS }),
    ],
  });
}
