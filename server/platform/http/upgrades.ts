import { ServerResponse, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { isOwnOrigin } from './origin.ts';
import { passThrough } from './pass-through.ts';

interface Options {
  http: Server;
  app: Express;
  path: string;
  /** Of our own pages. */
  origins: ReadonlySet<string>;
  /** The same that requests pass through. */
  middleware: RequestHandler[];
  log: Logger;
}

/**
 * Hands requests for a WebSocket on `path` to `accept`, after the middleware. A page of another site is refused with 403: browsers let
 * it open sockets to us, with our visitor's cookie.
 */
export function acceptUpgrades(
  options: Options,
  accept: (request: Request, stream: Duplex, head: Buffer) => void,
): void {
  const { http, app, path, origins, middleware, log } = options;

  const refusal = async (request: Request): Promise<number | undefined> => {
    if (request.path !== path) return 404;
    if (!isOwnOrigin(request, origins)) return 403;
    await passThrough(middleware, request);
    return undefined;
  };

  http.on('upgrade', (incoming, stream, head) => {
    const request = asExpress(app, incoming);
    stream.on('error', (error) => log.debug(error, 'a connection failed'));
    refusal(request).then(
      (status) => (status ? refuse(stream, status) : accept(request, stream, head)),
      (error: unknown) => {
        log.error({ err: error }, 'a WebSocket could not be opened');
        refuse(stream, 500);
      },
    );
  });
}

/** Express's view of a request that does not come through its router: `ip`, `host` and `path` as everywhere else. */
function asExpress(app: Express, incoming: IncomingMessage): Request {
  const request = Object.setPrototypeOf(incoming, app.request) as Request;
  request.res = Object.setPrototypeOf(new ServerResponse(incoming), app.response) as Response;
  return request;
}

function refuse(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
