import type { RequestHandler } from 'express';
import { isOwnOrigin, type RequestAuthentication } from '../../platform/graphql/authentication.ts';
import { editors } from '../../platform/graphql/roles.ts';
import { sendFileError } from './attachment.routes.ts';

interface Options {
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  authentication: RequestAuthentication;
}

/**
 * Creates the handlers that let only editors pass, from our own pages.
 * @param sent what they send, for the error of another site: `Files`
 */
export function requireEditor({ origins, authentication }: Options, sent: string): RequestHandler[] {
  const check: RequestHandler = (request, response, next) => {
    if (!isOwnOrigin(request, origins)) {
      sendFileError(response, 403, 'FORBIDDEN', `${sent} from other sites are not accepted`);
      return;
    }
    const viewer = authentication.viewerOf(request);
    if (!viewer) {
      sendFileError(response, 401, 'UNAUTHENTICATED', 'Please sign in');
      return;
    }
    if (!editors.includes(viewer.role)) {
      sendFileError(response, 403, 'FORBIDDEN', 'Your role does not allow this');
      return;
    }
    next();
  };
  return [...authentication.middleware, check];
}
