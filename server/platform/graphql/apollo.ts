import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { answerUnavailable } from './endpoint.ts';
import { operationChecks, type PlatformContext } from './validation.ts';
import { maskError } from './errors.ts';
import { MAX_TOKENS } from './limits.ts';

interface Options<Context extends PlatformContext> {
  schema: GraphQLSchema;
  log: Logger;
  plugins: ApolloServerPlugin<Context>[];
}

/** Creates an Apollo Server that accepts one operation per request, enforces the limits and masks internal errors. */
export function createApollo<Context extends PlatformContext>(options: Options<Context>): ApolloServer<Context> {
  const { schema, log, plugins } = options;
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
    plugins: [operationChecks, ...plugins, answerUnavailable, ApolloServerPluginCacheControlDisabled()],
  });
}
