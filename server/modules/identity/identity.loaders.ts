import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { createLoader, findRowsByIds } from '../../platform/database/rows.ts';
import { listSessions } from './admin-session.service.ts';
import { AdminUser } from './admin-user.entity.ts';
import { listPasskeys } from './passkey.service.ts';

export const identityLoaders = (db: DataSource) => ({
  /** By id. */
  adminUser: new DataLoader<string, AdminUser | null>((ids) => findRowsByIds(db, AdminUser, ids)),

  /** Active sessions by id of the admin user, most recently used first. */
  sessionsByAdminUser: createLoader(
    (ids) => listSessions(db, ids),
    ({ adminUserId }) => adminUserId,
    (sessions) => sessions,
  ),

  /** Passkeys by id of the admin user, the oldest first. */
  passkeysByAdminUser: createLoader(
    (ids) => listPasskeys(db, ids),
    ({ adminUserId }) => adminUserId,
    (passkeys) => passkeys,
  ),

  /** Whether the account with an e-mail has a password. */
  hasPassword: createLoader(
    (emails) => db.query<{ email: string }[]>('select email from accounts where email = any($1)', [emails]),
    ({ email }) => email,
    (accounts) => accounts.length > 0,
  ),

  /** Name of the admin user by e-mail; null for a deleted admin user. */
  nameByEmail: createLoader(
    (emails) =>
      db.query<{ email: string; name: string }[]>('select email, name from admin_users where email = any($1)', [
        emails,
      ]),
    ({ email }) => email,
    ([admin]) => admin?.name ?? null,
  ),
});
