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

/** Sends the Permissions-Policy header, which helmet does not have. */
export const permissionsPolicy: RequestHandler = function permissionsPolicy(_request, response, next) {
  response.set('Permissions-Policy', policy);
  next();
};
