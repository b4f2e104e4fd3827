import type { RequestHandler } from 'express';

/** Features of browsers that no page uses, so that injected scripts and embedded pages have none of them either. */
const unused = [
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
const policy = unused.map((feature) => `${feature}=()`).join(', ');

/**
 * Sends Permissions-Policy, which helmet does not have, and for every response a Content-Security-Policy against
 * embedding. Pages replace it by their own.
 */
export const browserPolicies: RequestHandler = function browserPolicies(_request, response, next) {
  response.set({ 'Permissions-Policy': policy, 'Content-Security-Policy': "frame-ancestors 'none'" });
  next();
};
