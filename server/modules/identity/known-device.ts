import { createHmac, hkdfSync } from 'node:crypto';
import { parse } from 'cookie';
import type { CookieOptions, Request } from 'express';
import { DAY_MS } from '../../../common/durations.ts';
import { knownDeviceLifetime } from '../../../common/retention.ts';

/** Users of one browser who are remembered. */
const MAX_USERS = 5;

/** Browsers in which users have signed in before; `email` is normalized. */
export interface KnownDevices {
  /** Whether the user has signed in with the browser of the request before. */
  has(request: Request, email: string): boolean;
  /** Marks the browser of the request, in which the user has signed in. */
  add(request: Request, email: string): void;
}

/**
 * Recognizes browsers by a cookie that has a code for each of its last users, as OWASP describes for device cookies. The cookie gives no
 * access. Nothing is stored on the server; all browsers are new after a change of SESSION_SECRET.
 */
export function createKnownDevices(secret: string, secure: boolean): KnownDevices {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known device', 32));
  const name = secure ? '__Host-kordon-device' : 'kordon-device';
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: knownDeviceLifetime.years * 365 * DAY_MS,
  };
  const codeOf = (email: string) => createHmac('sha256', key).update(email).digest('base64url');
  const codesIn = ({ headers }: Request) => parse(headers.cookie ?? '')[name]?.split('.') ?? [];
  return {
    has: (request, email) => codesIn(request).includes(codeOf(email)),
    add(request, email) {
      const code = codeOf(email);
      const codes = [code, ...codesIn(request).filter((other) => other !== code)].slice(0, MAX_USERS);
      request.res?.cookie(name, codes.join('.'), options);
    },
  };
}
