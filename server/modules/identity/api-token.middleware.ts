import type { Request, RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import type { TokenScope } from '../../../common/enums.ts';
import { bearerOf } from '../../platform/graphql/authentication.ts';
import { authenticateWithToken } from './api-token.service.ts';

/**
 * Creates the middleware that authenticates a program by its API token. Such a request has no session and does only what the scopes of the
 * token allow; operations at /graphql are checked there. An invalid token gets 401, even if the request also has a cookie.
 */
export const createApiTokenMiddleware = (db: DataSource): RequestHandler => {
  const authenticate = async (
    request: Request,
  ): Promise<[status: number, code: string, message: string] | undefined> => {
    const token = await authenticateWithToken(db, bearerOf(request)!);
    if (!token) return [401, 'UNAUTHENTICATED', 'This API token is unknown, was revoked or has expired'];
    const scope = findScope(request);
    if (scope && !token.scopes.includes(scope)) return [403, 'FORBIDDEN', `This API token lacks the scope ${scope}`];
    request.user = token.admin;
    request.tokenScopes = token.scopes;
    return undefined;
  };
  return (request, response, next) => {
    // A WebSocket would outlive a revoked token, so it requires a session.
    if (request.headers.upgrade) {
      next();
      return;
    }
    authenticate(request).then((refusal) => {
      if (!refusal) return next();
      const [status, code, message] = refusal;
      if (status === 401) response.set('WWW-Authenticate', 'Bearer');
      response.status(status).json({ errors: [{ message, extensions: { code } }] });
    }, next);
  };
};

/** Returns the scope that a request needs; null for /graphql. Routes ignore the case of a path, so this does, too. */
function findScope({ method, path }: Request): TokenScope | null {
  const route = path.toLowerCase();
  if (/^\/graphql\/?$/.test(route)) return null;
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return route.startsWith('/exports/') ? 'export' : 'read';
}
