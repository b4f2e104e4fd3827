import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { firstAdminLock } from '../../platform/database/advisory-locks.ts';
import { PRIVATE_FILE_MODE } from '../../platform/data-dir.ts';
import { StartError } from '../../platform/start-error.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { Account } from './account.entity.ts';
import { normalizeEmail, hashPassword } from './admin-user.service.ts';
import { AdminUser } from './admin-user.entity.ts';
import { isGuessable } from './guessable-password.ts';
import { createReadableSecret } from './readable-secret.ts';

export interface FirstAdmin {
  email: string;
  /** Path of the file with the generated password. */
  passwordFile: string;
}

interface Settings {
  ADMIN_EMAIL?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
  DATA_DIR: string;
}

/**
 * Creates the first super admin when none can sign in. Safe when several servers start at the same time: only one of them
 * creates it.
 * @throws StartError when ADMIN_PASSWORD is too easy to guess
 * @returns the e-mail and the file with the password, when a password was generated; undefined otherwise. The password is in a file, because
 *   what a server prints ends up in logs; it has to be changed at the first sign-in.
 */
export async function ensureFirstAdmin(db: DataSource, settings: Settings): Promise<FirstAdmin | undefined> {
  const { ADMIN_EMAIL = 'admin@kordon.example', ADMIN_PASSWORD: chosenPassword } = settings;
  const [email, password] = [normalizeEmail(ADMIN_EMAIL), chosenPassword ?? createReadableSecret(4)];

  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1, $2)', firstAdminLock);
    if (await hasActiveSuperAdmin(tx)) return undefined;
    if (chosenPassword && isGuessable(chosenPassword, [email]))
      throw new StartError('ADMIN_PASSWORD is too easy to guess: choose a few unrelated words');
    await tx.upsert(Account, { email, passwordHash: await hashPassword(password) }, ['email']);
    // A password that the operator has chosen need not be changed.
    const mustChangePassword = !chosenPassword;
    await tx.upsert(AdminUser, { email, name: 'Kordon', role: 'super_admin', disabledAt: null, mustChangePassword }, [
      'email',
    ]);
    await recordSecurityEvent(tx, { kind: 'USER_CREATED', details: { user: email, role: 'super_admin' } });
    if (chosenPassword) return undefined;
    // Before the commit: an admin whose password could not be stored would lock everybody out.
    const passwordFile = resolve(settings.DATA_DIR, 'first-password');
    await rm(passwordFile, { force: true }); // an older file would keep its mode
    await writeFile(passwordFile, `${password}\n`, { mode: PRIVATE_FILE_MODE, flag: 'wx' });
    return { email, passwordFile };
  });
}

/** Whether a super admin can sign in; without one, no admin users could be created. */
async function hasActiveSuperAdmin(tx: EntityManager): Promise<boolean> {
  const found = await tx.query<object[]>(
    `select from admin_users join accounts using (email) where role = 'super_admin' and disabled_at is null limit 1`,
  );
  return found.length > 0;
}
