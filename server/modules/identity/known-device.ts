import { createHmac, hkdfSync } from 'node:crypto';
import { parse } from 'cookie';
import type { CookieOptions, Request } from 'express';
import { DAY_MS } from '../../../common/durations.ts';
import { knownDeviceLifetime } from '../../../common/retention.ts';

/** Users of one browser who are remembered. */
const MAX_USERS = 5;

/**
 * Marks a browser in which a user has signed in, with a cookie that has a code of each of its last users. Nothing is stored on the server;
 * all browsers are new after a change of SESSION_SECRET.
 * @returns a function that marks the browser of a request, and returns whether it was marked for the user before
 */
export function createDeviceMarker(secret: string, secure: boolean): (request: Request, userId: string) => boolean {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known device', 32));
  const name = secure ? '__Host-kordon-device' : 'kordon-device';
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: knownDeviceLifetime.years * 365 * DAY_MS,
  };
  return (request, userId) => {
    const code = createHmac('sha256', key).update(userId).digest('base64url');
    const codes = parse(request.headers.cookie ?? '')[name]?.split('.') ?? [];
    const kept = [code, ...codes.filter((other) => other !== code)].slice(0, MAX_USERS);
    request.res?.cookie(name, kept.join('.'), options);
    return codes.includes(code);
  };
}
