import type { Request } from 'express';

/**
 * Returns the bearer token of a request (RFC 6750), unverified; undefined when there is none. A browser never adds this
 * header by itself, so requests with a bearer token need no protection against cross-site request forgery.
 */
export const bearerOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  /^Bearer\b *(.*)$/i.exec(headers.authorization ?? '')?.[1];
