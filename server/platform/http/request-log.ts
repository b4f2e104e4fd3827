import { randomUUID } from 'node:crypto';
import type { Express, Request, Response } from 'express';
import type { Logger } from 'pino';
import { maskEmailAddresses } from '../serialize-error.ts';
import { networkOf } from '../rate-limit.ts';

declare module 'http' {
  interface IncomingMessage {
    /** Request id: in the X-Request-Id header of the response and in every log line about the request. */
    id: string;
    /** Logger that adds the request id to each line. */
    log: Logger;
  }
}

/** Request ids that are accepted from a proxy. They contain no characters that could forge a log line. */
const safeRequestId = /^[\w-]{8,64}$/;

/** Health checks arrive every few seconds and are logged only when they fail. */
const isHealthCheck = ({ path }: Request): boolean => path.startsWith('/health/');

/**
 * Writes one log line per request: method, path, client network, status and duration, with the request id of the
 * X-Request-Id header. To protect personal data it logs no headers, no query strings, no full IP addresses and no
 * e-mail addresses. `request.log` is created on first use, because few requests need it.
 */
export function logRequests(app: Express, log: Logger): void {
  Object.defineProperty(app.request, 'log', {
    get(this: Request) {
      return log.child({ reqId: this.id });
    },
  });

  app.use(function requestLog(request, response, next) {
    const givenId = request.headers['x-request-id'];
    request.id = typeof givenId === 'string' && safeRequestId.test(givenId) ? givenId : randomUUID();
    response.setHeader('X-Request-Id', request.id);
    const startedAt = performance.now();
    response.once('close', () => {
      if (!isHealthCheck(request) || response.statusCode >= 500)
        writeLogLine(log, request, response, performance.now() - startedAt);
    });
    next();
  });
}

function writeLogLine(log: Logger, request: Request, response: Response, time: number): void {
  const { id, method, path, ip } = request;
  const { statusCode, writableFinished } = response;
  const line = {
    reqId: id,
    req: { id, method, path: redactPath(path), network: truncateIpAddress(ip ?? '') },
    res: { statusCode },
    responseTime: Math.round(time),
  };
  if (statusCode >= 500) log.error(line, 'request errored');
  else log.info(line, writableFinished ? 'request completed' : 'request aborted');
}

/** Removes e-mail addresses and the secret of unsubscribe links, which is sufficient to cancel a price alert. */
const redactPath = (path: string): string =>
  maskEmailAddresses(path).replace(/^\/price-alerts\/[^/]+\/unsubscribe\/?$/i, '/price-alerts/…/unsubscribe');

/**
 * Returns the /24 network of an IPv4 address or the /48 network of an IPv6 address, which does not identify a person.
 */
export function truncateIpAddress(address: string): string {
  const network = networkOf(address);
  return network.endsWith('::/64')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : network.replace(/\.\d+$/, '.0/24');
}
