import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import { isOwnOrigin } from '../graphql/authentication.ts';
import { requireOneHost } from './entry.ts';

interface Options {
  http: Server;
  app: Express;
  path: string;
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  /** Called when a request was refused. */
  onRefused: (request: Request, response: Response) => void;
  /** Session and authentication handlers, the same as for HTTP requests. */
  middleware: RequestHandler[];
  log: Logger;
}

/**
 * Calls `accept` for each WebSocket upgrade request on `path`, after the middleware. Requests from pages of other sites
 * get 403, because browsers let such pages open WebSockets with our visitor's cookie.
 */
export function acceptUpgrades(
  { http, app, path, origins, onRefused, middleware, log }: Options,
  accept: (request: Request, stream: Duplex, head: Buffer) => void,
): void {
  /** The first bytes after the request. */
  const heads = new WeakMap<IncomingMessage, Buffer>();
  const checkOrigin: RequestHandler = (request, response, next) => {
    if (isOwnOrigin(request, origins)) {
      next();
      return;
    }
    response.status(403).end();
    onRefused(request, response);
  };
  const handleError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
    log.error({ err: error }, 'a WebSocket could not be opened');
    response.status(500).end();
  };
  const upgrades = express()
    .set('trust proxy', app.get('trust proxy'))
    .disable('x-powered-by')
    .use(requireOneHost)
    .all(path, checkOrigin, ...middleware, (request, response) => {
      response.detachSocket(request.socket);
      accept(request, request.socket, heads.get(request)!);
    })
    .use((_request, response) => void response.status(404).end())
    .use(handleError);

  http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', (error) => log.debug(error, 'a WebSocket connection failed'));
    heads.set(request, head);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(stream as Socket);
    response.once('finish', () => stream.end());
    upgrades(request, response);
  });
}
