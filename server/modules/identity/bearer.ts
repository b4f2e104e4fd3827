import type { Request, RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import { bearerOf } from '../../platform/http/bearer.ts';
import { readerWithToken } from './api-token.service.ts';

/**
 * Lets a program in that sends a token instead of a cookie. It has no session, and reads: nothing but GET passes, and operations at
 * /graphql, where mutations are refused. A token that is over is told so with 401, whatever cookie came with it.
 */
export const acceptToken = (db: DataSource): RequestHandler => {
  const decide = async (request: Request): Promise<[status: number, code: string, message: string] | undefined> => {
    if (!['GET', 'HEAD'].includes(request.method) && request.path !== '/graphql')
      return [403, 'FORBIDDEN', 'API tokens only read'];
    const reader = await readerWithToken(db, bearerOf(request)!);
    if (!reader) return [401, 'UNAUTHENTICATED', 'This API token is unknown, was revoked or has expired'];
    request.user = reader;
    return undefined;
  };
  return (request, response, next) => {
    if (request.headers.upgrade) return next(); // a WebSocket outlives what it was opened with: it takes a session
    decide(request).then((refusal) => {
      if (!refusal) return next();
      const [status, code, message] = refusal;
      if (status === 401) response.set('WWW-Authenticate', 'Bearer');
      response.status(status).json({ errors: [{ message, extensions: { code } }] });
    }, next);
  };
};
