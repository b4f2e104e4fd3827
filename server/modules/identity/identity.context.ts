import type { Context } from '../../platform/graphql/context.ts';
import { unauthenticated } from '../../platform/graphql/errors.ts';
import type { SecurityMonitor } from '../activity/index.ts';
import type { Vault } from '../../platform/vault.ts';
import type { AdminUser } from './admin-user.entity.ts';
import type { Authentication } from './authentication.ts';

/** GraphQL context of the identity resolvers. */
export interface IdentityContext extends Context {
  /** The signed-in admin user; null while a first password has to be changed or a required second factor is not set up. */
  viewer: AdminUser | null;
  /** The signed-in admin user, also in these two cases. */
  signedIn: AdminUser | null;
  authentication: Authentication;
  /** Records failed sign-ins. */
  securityMonitor: SecurityMonitor;
  /** Encrypts TOTP secrets. */
  vault: Vault;
}

/** Returns the signed-in admin user, even before they may do anything else. @throws UNAUTHENTICATED for the public */
export function requireSignedIn({ signedIn }: IdentityContext): AdminUser {
  if (!signedIn) throw unauthenticated();
  return signedIn;
}
