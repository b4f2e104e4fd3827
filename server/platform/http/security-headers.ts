import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * For every answer. Pages say themselves what they may load (content-security-policy.ts); anything else loads nothing and is framed
 * nowhere. @param secure whether visitors come over HTTPS: then browsers keep to it for a year
 */
export const securityHeaders = (secure: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: secure && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
