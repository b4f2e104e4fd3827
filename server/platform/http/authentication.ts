import type { Request, RequestHandler } from 'express';
import type { Viewer } from '../graphql/context.ts';

/** Tells routes who sends a request; modules/identity implements it. */
export interface RequestAuthentication {
  /** Reads the session or token of a request; stands before a handler that calls `viewerOf`. */
  middleware: RequestHandler[];
  /** The signed-in admin; null for the public, and for somebody who has to set up a second factor first. */
  viewerOf(request: Request): Viewer | null;
}
