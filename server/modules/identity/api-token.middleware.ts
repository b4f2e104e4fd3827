import type { Request, RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import { bearerOf } from '../../platform/graphql/authentication.ts';
import { authenticateWithToken } from './api-token.service.ts';

/**
 * Creates the middleware that authenticates a program by its API token. Such a request has no session and only reads:
 * GET requests and operations at /graphql pass (mutations are refused there). An invalid token gets 401, even if the
 * request also has a cookie.
 */
export const createApiTokenMiddleware = (db: DataSource): RequestHandler => {
  const authenticate = async (
    request: Request,
  ): Promise<[status: number, code: string, message: string] | undefined> => {
    if (!['GET', 'HEAD'].includes(request.method) && request.path !== '/graphql')
      return [403, 'FORBIDDEN', 'API tokens only read'];
    const admin = await authenticateWithToken(db, bearerOf(request)!);
    if (!admin) return [401, 'UNAUTHENTICATED', 'This API token is unknown, was revoked or has expired'];
    request.user = admin;
    return undefined;
  };
  return (request, response, next) => {
    if (request.headers.upgrade) {
      next();
      return;
    } // a WebSocket outlives a revoked token, so it requires a session
    authenticate(request).then((refusal) => {
      if (!refusal) return next();
      const [status, code, message] = refusal;
      if (status === 401) response.set('WWW-Authenticate', 'Bearer');
      response.status(status).json({ errors: [{ message, extensions: { code } }] });
    }, next);
  };
};
