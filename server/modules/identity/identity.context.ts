import type { Context } from '../../platform/graphql/context.ts';
import type { SecurityMonitor } from '../activity/index.ts';
import type { Vault } from '../../platform/vault.ts';
import type { AdminUser } from './admin-user.entity.ts';
import type { Authentication } from './authentication.ts';

/** GraphQL context of the identity resolvers. */
export interface IdentityContext extends Context {
  /** The signed-in admin user; null while a required second factor is not set up. */
  viewer: AdminUser | null;
  /** The signed-in admin user, even while a required second factor is not set up. */
  signedIn: AdminUser | null;
  authentication: Authentication;
  /** Records failed sign-ins. */
  securityMonitor: SecurityMonitor;
  /** Encrypts TOTP secrets. */
  vault: Vault;
}
