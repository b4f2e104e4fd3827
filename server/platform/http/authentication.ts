import type { Request, RequestHandler } from 'express';
import type { Viewer } from '../graphql/context.ts';

/** Identifies the sender of a request for routes. Implemented by modules/identity. */
export interface RequestAuthentication {
  /** Reads the session or token of a request. Has to run before a handler that calls `viewerOf`. */
  middleware: RequestHandler[];
  /**
   * Returns the signed-in admin; null for anonymous requests, and for an admin who still has to set up a second factor.
   */
  viewerOf(request: Request): Viewer | null;
}
