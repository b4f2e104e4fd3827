import type { AuthCheckerFn } from 'type-graphql';
import type { AdminRole } from '../../../common/enums.ts';
import type { IdentityContext } from './identity.context.ts';
import { forbidden, unauthenticated } from '../../platform/graphql/errors.ts';

/**
 * Implements `@Authorized(roles)`. It must be an arrow function, because type-graphql treats a declared function as a
 * class.
 * @throws UNAUTHENTICATED for the public
 * @throws FORBIDDEN when the role is not in `roles`, or the admin user still has to set up a required second factor
 */
export const authorize: AuthCheckerFn<IdentityContext, AdminRole> = ({ context: { signedIn, viewer } }, roles) => {
  if (!viewer) throw signedIn ? forbidden('Please set up a second factor first') : unauthenticated();
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return true;
};
