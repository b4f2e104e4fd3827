import type { IncomingMessage } from 'node:http';

/** Host names with which a browser on the same machine can reach the server. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the origins of our own pages, as browsers send them: the origin of PUBLIC_URL or, when it is unset, the
 * origins of the server on this machine.
 * @param localUrl scheme, host and port of the server on this machine
 */
export function ownOrigins(publicUrl: string | undefined, localUrl: string): ReadonlySet<string> {
  const { port } = new URL(localUrl);
  const urls = publicUrl ? [publicUrl] : [localUrl, ...loopback.map((host) => `http://${host}:${port}`)];
  return new Set(urls.map((url) => new URL(url).origin));
}

/**
 * Returns whether the request was sent by one of our own pages (same scheme, host and port). The headers Host and
 * X-Forwarded-Host are deliberately ignored. Browsers send Origin with every POST and WebSocket. A request without
 * Origin comes from a program that is not a browser, which cannot carry the cookie of a visitor, and is accepted.
 */
export const isOwnOrigin = ({ headers: { origin } }: IncomingMessage, origins: ReadonlySet<string>): boolean =>
  origin === undefined || origins.has(origin);
