import type { DataSource, EntityManager } from 'typeorm';
import { firstAdminLock } from '../../platform/database/advisory-locks.ts';
import { StartError } from '../../platform/start-error.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { Account } from './account.entity.ts';
import { normalizeEmail, hashPassword } from './admin-user.service.ts';
import { AdminUser } from './admin-user.entity.ts';
import { isGuessable } from './guessable-password.ts';
import { createReadableSecret } from './readable-secret.ts';

export interface FirstAdmin {
  email: string;
  password: string;
}

interface Settings {
  ADMIN_EMAIL?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
}

/**
 * Creates the first super admin when none can sign in. Safe when several servers start at once: only one of them
 * creates it.
 * @throws StartError when ADMIN_PASSWORD is too easy to guess
 * @returns the credentials when they were generated just now: the password is stored only as a hash
 */
export async function ensureFirstAdmin(db: DataSource, settings: Settings): Promise<FirstAdmin | undefined> {
  const { ADMIN_EMAIL = 'admin@kordon.example', ADMIN_PASSWORD: chosen } = settings;
  const [email, password] = [normalizeEmail(ADMIN_EMAIL), chosen ?? createReadableSecret(4)];

  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1, $2)', firstAdminLock);
    if (await hasActiveSuperAdmin(tx)) return undefined;
    if (chosen && isGuessable(chosen, [email]))
      throw new StartError('ADMIN_PASSWORD is too easy to guess: choose a few unrelated words');
    await tx.upsert(Account, { email, passwordHash: await hashPassword(password) }, ['email']);
    await tx.upsert(AdminUser, { email, name: 'Kordon', role: 'super_admin', disabledAt: null }, ['email']);
    await recordSecurityEvent(tx, { kind: 'USER_CREATED', details: { user: email, role: 'super_admin' } });
    return chosen ? undefined : { email, password };
  });
}

/** Whether a super admin can sign in; without one, no admin users could be created. */
async function hasActiveSuperAdmin(tx: EntityManager): Promise<boolean> {
  const found = await tx.query<object[]>(
    `select from admin_users join accounts using (email) where role = 'super_admin' and disabled_at is null limit 1`,
  );
  return found.length > 0;
}
