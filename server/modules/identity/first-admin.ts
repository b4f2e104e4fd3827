import type { DataSource, EntityManager } from 'typeorm';
import { firstAdminLock } from '../../platform/database/advisory-locks.ts';
import { StartError } from '../../platform/start-error.ts';
import { Account } from './account.entity.ts';
import { accountEmail, hashPassword } from './admin-user.service.ts';
import { AdminUser } from './admin-user.entity.ts';
import { isGuessable } from './guessable-password.ts';
import { readableSecret } from './readable-secret.ts';

export interface FirstAdmin {
  email: string;
  password: string;
}

interface Settings {
  ADMIN_EMAIL?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
}

/**
 * Makes the first super admin where there is none who can sign in. Several servers may start at once: one of them makes it.
 * @throws StartError where the password of the settings is one that somebody would guess
 * @returns what to sign in with when it was made just now with a password of ours, which is kept nowhere else
 */
export async function ensureFirstAdmin(db: DataSource, settings: Settings): Promise<FirstAdmin | undefined> {
  const { ADMIN_EMAIL = 'admin@kordon.example', ADMIN_PASSWORD: chosen } = settings;
  const [email, password] = [accountEmail(ADMIN_EMAIL), chosen ?? readableSecret(4)];

  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1, $2)', firstAdminLock);
    if (await somebodyCanEnter(tx)) return undefined;
    if (chosen && (await isGuessable(chosen, [email])))
      throw new StartError(
        'ADMIN_PASSWORD would be guessed: choose a few words that have nothing to do with each other',
      );
    await tx.upsert(Account, { email, passwordHash: await hashPassword(password) }, ['email']);
    await tx.upsert(AdminUser, { email, name: 'Kordon', role: 'super_admin', disabledAt: null }, ['email']);
    return chosen ? undefined : { email, password };
  });
}

/** Without this, nobody could make admin users. */
async function somebodyCanEnter(tx: EntityManager): Promise<boolean> {
  const found = await tx.query<object[]>(
    `select from admin_users join accounts using (email) where role = 'super_admin' and disabled_at is null limit 1`,
  );
  return found.length > 0;
}
