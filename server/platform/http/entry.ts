/** The first handlers of every request: they measure its time, refuse an ambiguous host and set policies for browsers. */
import type { Request, RequestHandler, Response } from 'express';
import type { Histogram } from 'prom-client';

/** Measures every request; has to be the first handler. */
export const measureRequests = (times: Histogram<'route' | 'status'>): RequestHandler =>
  function measureRequest(request, response, next) {
    const startedAt = performance.now();
    response.once('close', () =>
      times.observe({ route: routeOf(request), status: statusOf(response) }, (performance.now() - startedAt) / 1_000),
    );
    next();
  };

/**
 * Returns the route pattern, never the requested path: arbitrary paths would create an unlimited number of time series.
 */
function routeOf({ route, originalUrl }: Request): string {
  const path = (route as { path?: unknown } | undefined)?.path;
  if (typeof path === 'string') return path;
  return originalUrl.startsWith('/assets/') ? 'asset' : 'page';
}

const statusOf = ({ statusCode, writableFinished }: Response): string =>
  writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';

/**
 * Refuses requests with several Host headers (RFC 9112, section 3.2): Node uses the first, a proxy in front of it
 * perhaps another one.
 */
export const requireOneHost: RequestHandler = function requireOneHost({ rawHeaders }, response, next) {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) response.status(400).type('text/plain').send('Send one Host header\n');
  else next();
};

/** Features of browsers that no page uses, so that injected scripts and embedded pages have none of them either. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

/**
 * Sends Permissions-Policy, which helmet does not have, and for every response a Content-Security-Policy against
 * embedding. Pages replace it by their own.
 */
export const browserPolicies: RequestHandler = function browserPolicies(_request, response, next) {
  response.set({ 'Permissions-Policy': permissionsPolicy, 'Content-Security-Policy': "frame-ancestors 'none'" });
  next();
};
