import type { Request } from 'express';

/**
 * The token that a program sends (RFC 6750), as it is; undefined without one. No page makes a browser send one by itself, so such a
 * request is no forgery of another site, and needs none of the rules against these.
 */
export const bearerOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  /^Bearer\b *(.*)$/i.exec(headers.authorization ?? '')?.[1];
