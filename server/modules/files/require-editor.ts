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
 * Creates the handlers that refuse requests from other sites and from everybody who is not an editor.
 * @param subject what the requests send, as the error about other sites names it: `Files`
 */
export function requireEditor({ origins, authentication }: Options, subject: string): RequestHandler[] {
  const check: RequestHandler = (request, response, next) => {
    if (!isOwnOrigin(request, origins)) {
      sendFileError(response, 403, 'FORBIDDEN', `${subject} from other sites are not accepted`);
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
