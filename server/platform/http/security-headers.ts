import { ServerResponse, type IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * For every answer; what a page may load it says itself (content-security-policy.ts). They are the same each time, so helmet is asked once.
 * @param secure whether visitors come over HTTPS: then browsers keep to it for a year
 */
export function securityHeaders(secure: boolean): RequestHandler {
  const answer = new ServerResponse({ method: 'GET' } as IncomingMessage);
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })({} as IncomingMessage, answer, () => {});
  const headers = Object.entries(answer.getHeaders()) as [string, string][];

  return function baseHeaders(_request, response, next) {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
