import { randomUUID } from 'node:crypto';
import type { Express, Request, Response } from 'express';
import type { Logger } from 'pino';
import { withoutMailboxes } from '../logged-error.ts';
import { networkOf } from '../rate-limit.ts';

declare module 'http' {
  interface IncomingMessage {
    /** Of the request, as its answer and its lines in the log carry it. */
    id: string;
    /** For lines about this request: they carry its id. */
    log: Logger;
  }
}

/** What a proxy in front may name a request: nothing that could forge a line of the log. */
const plainId = /^[\w-]{8,64}$/;

/** Asked for every few seconds, by machines. */
const isUntold = ({ path }: Request): boolean => path.startsWith('/health/');

/**
 * One line a request, under an id that the answer carries in X-Request-Id. It says what was asked, from which network, and how it ended;
 * headers, with their cookies and credentials, whole addresses of people and what they typed into one of ours stay out of it. A logger
 * for lines in between is made for those who ask for one, as few requests do.
 */
export function logRequests(app: Express, log: Logger): void {
  Object.defineProperty(app.request, 'log', {
    get(this: Request) {
      return log.child({ reqId: this.id });
    },
  });

  app.use(function requestLog(request, response, next) {
    const given = request.headers['x-request-id'];
    request.id = typeof given === 'string' && plainId.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', request.id);
    const startedAt = performance.now();
    response.once('close', () => {
      if (!isUntold(request) || response.statusCode >= 500) tell(log, request, response, performance.now() - startedAt);
    });
    next();
  });
}

function tell(log: Logger, request: Request, response: Response, time: number): void {
  const { id, method, path, ip } = request;
  const { statusCode, writableFinished } = response;
  const line = {
    ...{ reqId: id, req: { id, method, path: told(path), network: shortened(ip ?? '') } },
    ...{ res: { statusCode }, responseTime: Math.round(time) },
  };
  if (statusCode >= 500) log.error(line, 'request errored');
  else log.info(line, writableFinished ? 'request completed' : 'request aborted');
}

/** Without mailboxes, and without the secret of a mail's link: whoever has it may end what the mail is about. */
const told = (path: string): string =>
  withoutMailboxes(path).replace(/^\/price-alerts\/[^/]+\/unsubscribe\/?$/i, '/price-alerts/…/unsubscribe');

/** The /24 of an IPv4 address or the /48 of an IPv6 one: where a request came from, and not from whom. */
export function shortened(address: string): string {
  const network = networkOf(address);
  return network.endsWith('::/64')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : network.replace(/\.\d+$/, '.0/24');
}
