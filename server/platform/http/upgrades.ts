import { ServerResponse, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { isOwnOrigin } from './origin.ts';
import { runMiddleware } from './run-middleware.ts';

interface Options {
  http: Server;
  app: Express;
  path: string;
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  /** Session and authentication handlers, the same as for HTTP requests. */
  middleware: RequestHandler[];
  log: Logger;
}

/**
 * Calls `accept` for each WebSocket upgrade request on `path`, after the middleware. Requests from pages of other sites
 * get 403, because browsers let such pages open WebSockets with our visitor's cookie.
 */
export function acceptUpgrades(
  options: Options,
  accept: (request: Request, stream: Duplex, head: Buffer) => void,
): void {
  const { http, app, path, origins, middleware, log } = options;

  const findRefusalStatus = async (request: Request): Promise<number | undefined> => {
    if (request.path !== path) return 404;
    if (!isOwnOrigin(request, origins)) return 403;
    await runMiddleware(middleware, request);
    return undefined;
  };

  http.on('upgrade', (incoming, stream, head) => {
    const request = toExpressRequest(app, incoming);
    stream.on('error', (error) => log.debug(error, 'a WebSocket connection failed'));
    findRefusalStatus(request).then(
      (status) => (status ? refuse(stream, status) : accept(request, stream, head)),
      (error: unknown) => {
        log.error({ err: error }, 'a WebSocket could not be opened');
        refuse(stream, 500);
      },
    );
  });
}

/** Turns an upgrade request, which Express does not route, into an Express request with `ip`, `host` and `path`. */
function toExpressRequest(app: Express, incoming: IncomingMessage): Request {
  const request = Object.setPrototypeOf(incoming, app.request) as Request;
  request.res = Object.setPrototypeOf(new ServerResponse(incoming), app.response) as Response;
  return request;
}

function refuse(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
