import type { Request } from 'express';

/**
 * Whether the page that sent the request is our own. Browsers name its origin on every POST and WebSocket; a program that is no
 * browser names none, and carries nobody else's cookie.
 * @param origin where visitors find the site; a node may also be reached under its own host
 */
export function isOwnOrigin(request: Request, origin: string): boolean {
  const named = request.headers.origin;
  if (named === undefined || named === origin) return true;
  return URL.canParse(named) && new URL(named).host === request.host;
}
