import type { Request, Response } from 'express';
import { type GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';
import type { Authentication, IdentityContext } from '../modules/identity/index.ts';
import type { SecurityMonitor } from '../modules/activity/index.ts';
import { bearerOf, isOwnOrigin } from '../platform/graphql/authentication.ts';

interface Options {
  securityMonitor: SecurityMonitor;
  authentication: Authentication;
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
}

/** Longest origin of another site that an event keeps. */
const MAX_ORIGIN_LENGTH = 100;

/** Reports a request that was answered with 403 or 429 to the security log. /graphql answers so only for a wrong origin. */
export const createRefusalReporter =
  ({ securityMonitor, authentication, origins }: Options) =>
  (request: Request, { statusCode }: Response): void => {
    const origin = request.headers.origin;
    const isForeign = statusCode === 403 && bearerOf(request) === undefined && !isOwnOrigin(request, origins);
    // The route is a pattern of our own, so that it has no values of the caller.
    const route = (request.route as { path?: string } | undefined)?.path ?? '';
    securityMonitor.report({
      kind: statusCode === 429 ? 'RATE_LIMITED' : isForeign ? 'ORIGIN_REFUSED' : 'FORBIDDEN',
      actor: authentication.getSignedIn(request)?.email,
      network: request.ip,
      details: {
        route: `${request.method} ${route}`,
        ...(isForeign && origin && { origin: origin.slice(0, MAX_ORIGIN_LENGTH) }),
      },
    });
  };

type Caller = Pick<IdentityContext, 'address' | 'securityMonitor' | 'signedIn'>;

/** Reports the errors of an operation that a role does not allow or that exceeds a limit. `signIn` reports its own failures. */
export function reportRefusedOperation(
  { securityMonitor, signedIn, address }: Caller,
  errors: readonly GraphQLError[],
  operation: OperationDefinitionNode | undefined,
): void {
  for (const { extensions, nodes } of errors) {
    const kind = extensions.code;
    if (kind !== 'FORBIDDEN' && kind !== 'RATE_LIMITED') continue;
    const [node] = nodes ?? [];
    // The name in the schema: an alias would be a text of the caller.
    const field = node?.kind === Kind.FIELD ? node.name.value : (operation?.operation ?? '');
    if (field === 'signIn' && kind === 'FORBIDDEN') continue;
    securityMonitor.report({ kind, actor: signedIn?.email, network: address, details: { operation: field } });
  }
}
