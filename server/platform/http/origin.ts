import type { IncomingMessage } from 'node:http';

/** Names under which a browser on the same machine reaches a server that has no PUBLIC_URL. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Origins of our own pages, as browsers write them: that of PUBLIC_URL, or without one those under which this machine reaches the server.
 * @param localUrl scheme, host and port that the server is reached at from this machine
 */
export function ownOrigins(publicUrl: string | undefined, localUrl: string): ReadonlySet<string> {
  const { port } = new URL(localUrl);
  const urls = publicUrl ? [publicUrl] : [localUrl, ...loopback.map((host) => `http://${host}:${port}`)];
  return new Set(urls.map((url) => new URL(url).origin));
}

/**
 * Whether the page that sent the request is our own: same scheme, host and port. Nothing else that a request says counts, neither its Host
 * nor X-Forwarded-Host. Browsers send Origin with every POST and WebSocket; a program that is no browser sends none, and carries nobody
 * else's cookie.
 */
export const isOwnOrigin = ({ headers: { origin } }: IncomingMessage, origins: ReadonlySet<string>): boolean =>
  origin === undefined || origins.has(origin);
