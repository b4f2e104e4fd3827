import { ServerResponse, type IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Sets the security headers of every response, except the Content-Security-Policy, which differs per page
 * (content-security-policy.ts). The headers never change, so helmet runs only once.
 * @param secure whether visitors use HTTPS; browsers are then told to use only HTTPS for a year
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
