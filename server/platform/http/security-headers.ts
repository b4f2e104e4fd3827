import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * For every answer; what a page may load it says itself (content-security-policy.ts).
 * @param secure whether visitors come over HTTPS: then browsers keep to it for a year
 */
export const securityHeaders = (secure: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
