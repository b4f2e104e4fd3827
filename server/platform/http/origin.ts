import type { Request } from 'express';

/**
 * Whether the page that sent the request is our own. Browsers name it in Origin on every POST and WebSocket; a program that is no
 * browser has no Origin, and carries no other person's cookie.
 * @param publicUrl the address that visitors use, where it is set; a node may also be reached under its own
 */
export function isOwnOrigin(request: Request, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.host || (publicUrl !== undefined && origin === new URL(publicUrl).origin);
}
