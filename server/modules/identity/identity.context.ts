import type { Context } from '../../platform/graphql/context.ts';
import type { Vault } from '../../platform/vault.ts';
import type { AdminUser } from './admin-user.entity.ts';
import type { Authentication } from './authentication.ts';

/** What the resolvers of sign-in, passwords and second factors need beside the common context. */
export interface IdentityContext extends Context {
  viewer: AdminUser | null;
  signedIn: AdminUser | null;
  authentication: Authentication;
  /** Encrypts the secrets of second factors. */
  vault: Vault;
}
