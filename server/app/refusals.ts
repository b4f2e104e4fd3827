import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import { Kind } from 'graphql';
import type { Authentication } from '../modules/identity/index.ts';
import type { SecurityMonitor } from '../modules/activity/index.ts';
import { bearerOf, isOwnOrigin } from '../platform/graphql/authentication.ts';
import type { AppContext } from './context.ts';

interface Options {
  securityMonitor: SecurityMonitor;
  authentication: Authentication;
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
}

/** Longest origin of another site that an event keeps. */
const MAX_ORIGIN_LENGTH = 100;

/** Reports every answer with 403 or 429 to the security log; of /graphql only the check of the origin answers so. */
export const reportRefusedRequests = ({ securityMonitor, authentication, origins }: Options): RequestHandler =>
  function reportRefusedRequest(request, response, next) {
    response.once('finish', () => {
      const { statusCode } = response;
      if (statusCode !== 403 && statusCode !== 429) return;
      const actor = authentication.getSignedIn(request)?.email;
      const origin = request.headers.origin;
      // The route is a pattern of our own, so that it has no values of the caller.
      const route = (request.route as { path?: string } | undefined)?.path ?? '';
      const isForeign = statusCode === 403 && bearerOf(request) === undefined && !isOwnOrigin(request, origins);
      securityMonitor.report({
        kind: statusCode === 429 ? 'RATE_LIMITED' : isForeign ? 'ORIGIN_REFUSED' : 'FORBIDDEN',
        actor,
        network: request.ip,
        details: {
          route: `${request.method} ${route}`,
          ...(isForeign && origin && { origin: origin.slice(0, MAX_ORIGIN_LENGTH) }),
        },
      });
    });
    next();
  };

/** Reports operations that a role does not allow or that exceed a limit. `signIn` reports its own failures. */
export const reportRefusedOperations: ApolloServerPlugin<AppContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors({ errors, operation, contextValue: { securityMonitor, signedIn, address } }) {
        for (const { extensions, nodes } of errors) {
          const kind = extensions.code;
          if (kind !== 'FORBIDDEN' && kind !== 'RATE_LIMITED') continue;
          const [node] = nodes ?? [];
          // The name in the schema: an alias would be a text of the caller.
          const field = node?.kind === Kind.FIELD ? node.name.value : (operation?.operation ?? '');
          if (field === 'signIn' && kind === 'FORBIDDEN') continue;
          securityMonitor.report({ kind, actor: signedIn?.email, network: address, details: { operation: field } });
        }
        return Promise.resolve();
      },
    }),
};
