import type { RequestHandler } from 'express';

/**
 * Refuses requests with several Host headers (RFC 9112, section 3.2): Node uses the first, a proxy in front of it
 * perhaps another one.
 */
export const requireOneHost: RequestHandler = function requireOneHost({ rawHeaders }, response, next) {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) response.status(400).type('text/plain').send('Send one Host header\n');
  else next();
};
