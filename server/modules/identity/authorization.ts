import type { AuthCheckerFn } from 'type-graphql';
import type { AdminRole } from '../../../common/enums.ts';
import type { IdentityContext } from './identity.context.ts';
import { forbidden, unauthenticated } from '../../platform/graphql/errors.ts';

/**
 * What `@Authorized(roles)` asks of the caller. An arrow, because type-graphql takes a declared function for a class.
 * @throws UNAUTHENTICATED for the public, FORBIDDEN for a role that is not among them and for who has to set up a second factor first
 */
export const authorize: AuthCheckerFn<IdentityContext, AdminRole> = ({ context: { signedIn, viewer } }, roles) => {
  if (!viewer) throw signedIn ? forbidden('Please set up a second factor first') : unauthenticated();
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return true;
};
